/* SPDX-License-Identifier: Apache-2.0 */

/* `assay run`: tests on JVMs. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/memory.h"
#include "base/output_file.h"
#include "catalog/expression.h"
#include "catalog/shard.h"
#include "certify/digest.h"
#include "cli/commands.h"
#include "cli/option_parser.h"
#include "cli/rerun.h"
#include "cli/run_options.h"
#include "cli/run_touching.h"
#include "cli/run_vms.h"
#include "history/results_file.h"
#include "html/page.h"
#include "html/sink_page.h"
#include "judge/expected_files.h"
#include "run/resume.h"
#include "run/session.h"
#include "run/transfer.h"
#include "run/vm_probe.h"
#include "sinks/matrix.h"
#include "spec/releases.h"
#include "vm/profile.h"
#include "vm/vm_find.h"

static void make_slug_unique(struct vm *vm, struct strings *slugs)
{
    char *base = xstrdup(vm->slug);
    unsigned number = 1;
    for (size_t i = 0; i < slugs->count; i++)
        if (strcmp(slugs->items[i], vm->slug) == 0) {
            free(vm->slug);
            vm->slug = xprintf("%s-%u", base, ++number);
            i = (size_t)-1;
        }
    free(base);
    strings_add(slugs, xstrdup(vm->slug));
}

static int worse(int a, int b)
{
    return a > b ? a : b;
}

/* What all runs of the command share. */
struct running {
    const struct run_options *options;
    const struct session *session;
    struct matrix *matrix;
    struct page *page; /* NULL without --html */
    struct strings slugs;
    size_t count; /* of the runs so far */
    int status;
};

/* Probes the JVM in a setting (or NULL). The same results as of vm_probe. */
static int probe(const struct running *running, struct vm *vm, const struct vm_place *place,
                 const struct vm_setting *setting)
{
    const struct session *session = running->session;
    return vm_probe(vm, place, (const char *const *)running->options->vm_args.items, setting,
                    &session->suite->home, session->launcher, session->config->timeout_scale);
}

static bool go_on(struct running *running)
{
    if (!launcher_interrupted(running->session->launcher))
        return true;
    running->status = memory_is_short() ? STATUS_ERROR : STATUS_INTERRUPTED;
    return false;
}

static FILE *table_stream(const struct running *running)
{
    return report_paths_take_stdout(&running->options->config.reports) ? stderr : stdout;
}

/* With --resume the results that are there already are not got again. */
static int run_session(const struct running *running, const struct vm *vm, struct sink *further)
{
    const char *directory = running->options->resume;
    struct session session = *running->session;
    if (directory == NULL)
        return session_run(&session, vm, further);
    if (resume_open(&session, directory, vm) != 0) {
        further->free(further);
        return STATUS_ERROR;
    }
    size_t count = journal_count(session.journal);
    if (count > 0)
        fprintf(stderr, "Going on in %s: %zu of %zu results are there.\n", directory, count,
                session.plan->count);
    int status = session_run(&session, vm, further);
    journal_free(session.journal);
    return status;
}

static void run_in(struct running *running, const struct vm_place *place,
                   const struct vm_setting *setting)
{
    struct vm vm;
    int probed = probe(running, &vm, place, setting);
    if (probed == 0) {
        make_slug_unique(&vm, &running->slugs);
        running->count++;
        struct sink *page = running->page != NULL ? sink_page(running->page) : NULL;
        struct sink *both = sink_both(sink_matrix(running->matrix), page);
        running->status = worse(running->status, run_session(running, &vm, both));
        vm_free(&vm);
    } else if (probed > 0) {
        fprintf(table_stream(running),
                "%s: the JVM refuses the configuration '%s', which is left out: %s\n", place->home,
                setting->name, *setting->refusal);
        free(*setting->refusal);
    } else {
        running->status = worse(running->status, STATUS_ERROR);
    }
}

static bool is_chosen(const struct strings *names, const char *name)
{
    for (size_t i = 0; i < names->count; i++)
        if (strcmp(names->items[i], name) == 0 || strcmp(names->items[i], "all") == 0)
            return true;
    return false;
}

static int check_names(const struct strings *names, const struct profile *profile)
{
    int result = 0;
    for (size_t i = 0; i < names->count; i++)
        if (strcmp(names->items[i], "all") != 0 && profile_find(profile, names->items[i]) == NULL) {
            complain("--config %s: the profile of %s has no such configuration; it has:",
                     names->items[i], profile->vm);
            for (size_t j = 0; j < profile->count; j++)
                fprintf(stderr, "    %s\n", profile->items[j].name);
            result = -1;
        }
    return result;
}

/* The profile is found by the name that the JVM says it has. */
static void run_configurations(struct running *running, const struct vm_place *place)
{
    const struct session *session = running->session;
    const struct strings *names = &running->options->configurations;
    struct vm vm;
    struct profile profile;
    if (probe(running, &vm, place, NULL) != 0) {
        running->status = worse(running->status, STATUS_ERROR);
        return;
    }
    int result = profile_read(&profile, running->options->profile, session->suite->home.suites,
                              vm.name);
    vm_free(&vm);
    if (result != 0 || check_names(names, &profile) != 0)
        running->status = worse(running->status, STATUS_ERROR);
    for (size_t i = 0; result == 0 && i < profile.count && go_on(running); i++) {
        const struct configuration *item = &profile.items[i];
        char *refusal;
        const struct vm_setting setting = {item->name, (const char *const *)item->args,
                                           item->optional, &refusal};
        if (is_chosen(names, item->name))
            run_in(running, place, &setting);
    }
    if (result == 0)
        profile_free(&profile);
}

static void write_page(struct running *running)
{
    const struct session *session = running->session;
    if (page_runs(running->page) > 0
        && page_write(running->page, &session->suite->home, running->options->config.reports.html)
               != 0)
        running->status = worse(running->status, STATUS_ERROR);
    page_free(running->page);
}

static int run_on_each(const struct run_options *options, const struct session *session,
                       const struct vm_places *places)
{
    struct running running = {
        .options = options, .session = session, .matrix = matrix_new(), .status = STATUS_OK};
    if (options->config.reports.html != NULL)
        running.page = page_new();
    for (size_t i = 0; i < places->count && go_on(&running); i++) {
        if (options->configurations.count > 0)
            run_configurations(&running, &places->items[i]);
        else
            run_in(&running, &places->items[i], NULL);
    }
    if (go_on(&running) && running.count == 0 && running.status == STATUS_OK) {
        complain("nothing ran: no JVM has a configuration that was chosen");
        running.status = STATUS_ERROR;
    }
    if (matrix_columns(running.matrix) > 1) {
        FILE *stream = table_stream(&running);
        fputs("\nSide by side:\n", stream);
        matrix_print(running.matrix, stream, false);
    }
    matrix_free(running.matrix);
    if (running.page != NULL)
        write_page(&running);
    strings_free(&running.slugs);
    return running.status;
}

static int run_plan(const struct run_options *options, struct session *session,
                    const struct vm_places *places)
{
    session->launcher = launcher_open();
    if (session->launcher == NULL)
        return STATUS_ERROR;
    int status = run_on_each(options, session, places);
    launcher_close(session->launcher);
    return status;
}

/* What a word of --expression is looked for in. */
struct searched {
    struct expression *expression;
    struct expected_files *expected;
    const struct test *test;
    const char *case_name;
};

static bool word_matches(void *context, const char *word)
{
    const struct searched *searched = context;
    const struct rule *const *rules;
    const struct expected *expected = expected_files_of(searched->expected, searched->test, NULL);
    if (strcasestr(searched->test->id, word) != NULL
        || (searched->case_name != NULL && strcasestr(searched->case_name, word) != NULL))
        return true;
    size_t count = expected != NULL ? expected_rules(expected, &rules) : 0;
    for (size_t i = 0; i < count; i++)
        if (strcasestr(rules[i]->id, word) != NULL)
            return true;
    return false;
}

static bool is_searched(void *context, const struct test *test, const char *case_name)
{
    struct searched *searched = context;
    searched->test = test;
    searched->case_name = case_name;
    return expression_holds(searched->expression, word_matches, searched);
}

static int read_expression(struct searched *searched, const char *text, const struct suite *suite)
{
    char *problem;
    searched->expression = expression_parse(text, &problem);
    searched->expected = expected_files_new(suite);
    if (searched->expression != NULL)
        return 0;
    complain("--expression '%s': %s", text, problem);
    free(problem);
    return -1;
}

/* The times of the tests in the results, or NULL after a message. */
static struct test_times *read_times(const char *path)
{
    struct results_file file;
    if (results_file_read(&file, path) != 0)
        return NULL;
    struct test_times *times = test_times_new();
    for (size_t i = 0; i < file.count; i++)
        test_times_add(times, file.results[i].id,
                       json_number_value(json_object_get(file.results[i].object, "seconds")));
    results_file_free(&file);
    return times;
}

/* Gathers the patterns of suites and command line, and makes the plan. */
static int select_tests(struct plan *plan, const struct run_options *options,
                        const struct session *session, const struct vm_places *places)
{
    struct strings patterns = {0};
    int result = 0;
    for (size_t i = 0; result == 0 && i < options->suites.count; i++)
        result = plan_read_suite(&patterns, options->suites.items[i], &session->suite->home);
    for (size_t i = 0; i < options->patterns.count; i++)
        strings_add(&patterns, xstrdup(options->patterns.items[i]));
    struct searched searched = {0};
    struct selection selection = {.patterns = strings_array(&patterns),
                                  .only = options->deviating.items,
                                  .repeat = options->repeat,
                                  .seed = options->config.seed,
                                  .shard = options->config.shard,
                                  .shards = options->config.shards,
                                  .first = options->first.items};
    if (result == 0 && options->expression != NULL) {
        result = read_expression(&searched, options->expression, session->suite);
        selection.wanted = is_searched;
        selection.context = &searched;
    }
    struct run_touching touching = {0};
    if (result == 0)
        result = run_touching_open(&touching, options, session->suite, places);
    if (touching.touching != NULL) {
        selection.nearness = run_touching_nearness;
        selection.nearness_context = &touching;
    }
    struct test_times *times = NULL;
    if (result == 0 && options->times != NULL)
        result = (times = read_times(options->times)) != NULL ? 0 : -1;
    selection.times = times;
    if (result == 0)
        result = plan_make(plan, &session->suite->catalog, &selection);
    if (result == 0 && touching.touching != NULL && !options->config.quiet)
        run_touching_summarize(&touching, options, plan);
    test_times_free(times);
    run_touching_free(&touching);
    expression_free(searched.expression);
    if (searched.expected != NULL)
        expected_files_free(searched.expected);
    string_array_free(selection.patterns);
    return result;
}

/* The results, suites and patterns as one line. Allocated. */
static char *describe_selection(const struct run_options *options)
{
    struct strings words = {0};
    if (options->again != NULL)
        strings_add(&words, xprintf("--again=%s", options->again));
    if (options->expression != NULL)
        strings_add(&words, xprintf("--expression=%s", options->expression));
    for (size_t i = 0; i < options->touching.count; i++)
        strings_add(&words, xprintf("--touching=%s", options->touching.items[i]));
    if (options->touching_diff != NULL)
        strings_add(&words, xprintf("--touching-diff=%s", options->touching_diff));
    for (size_t i = 0; i < options->suites.count; i++)
        strings_add(&words, xprintf("--suite=%s", options->suites.items[i]));
    for (size_t i = 0; i < options->patterns.count; i++)
        strings_add(&words, xstrdup(options->patterns.items[i]));
    char **array = strings_array(&words);
    char *line = array[0] != NULL ? shell_line(array) : xstrdup("all tests");
    string_array_free(array);
    return line;
}

/* Rules of a later version are not known, and those of the newest one would be applied. */
static int check_spec(const struct run_options *options, const struct suite *suite)
{
    struct releases releases;
    int result = 0;
    if (options->config.spec == 0)
        return 0;
    if (releases_read(&releases, suite->home.spec) != 0)
        return -1;
    if (options->config.spec > releases_newest(&releases)) {
        complain("--spec %d: the newest version that the suite knows is %d", options->config.spec,
                 releases_newest(&releases));
        result = -1;
    }
    releases_free(&releases);
    return result;
}

static int run_suite(const struct run_options *options, const struct suite *suite,
                     const struct vm_places *places)
{
    struct plan plan;
    struct session session = {.config = &options->config, .suite = suite, .plan = &plan};
    if (check_spec(options, suite) != 0 || select_tests(&plan, options, &session, places) != 0)
        return STATUS_ERROR;
    if (options->dry_run) {
        for (size_t i = 0; i < plan.count; i++)
            puts(plan.items[i].id);
        plan_free(&plan);
        return STATUS_OK;
    }
    char *selection = describe_selection(options);
    session.selection = selection;
    int status = STATUS_ERROR;
    if (options->on == NULL
        || transfer_files(places->items[0].machine, &plan, &suite->home, places) == 0)
        status = run_plan(options, &session, places);
    free(selection);
    plan_free(&plan);
    return suite->catalog.problems > 0 ? worse(status, STATUS_ERROR) : status;
}

/* How many runs there are at least; what matters is whether there is more than one. */
static size_t count_runs(const struct run_options *options, size_t places)
{
    const struct strings *names = &options->configurations;
    size_t each = names->count > 0 ? names->count : 1;
    for (size_t i = 0; i < names->count; i++)
        if (strcmp(names->items[i], "all") == 0)
            each = 2;
    return places * each;
}

int cmd_run(int argc, char **argv)
{
    output_file_ignore_signals();
    struct run_options options;
    struct vm_places places = {0};
    struct machine *machine = NULL;
    struct suite suite;
    int status = run_options_read(&options, argc, argv);
    if (status == OPTIONS_READ && rerun_read_first(&options) != 0)
        status = STATUS_ERROR;
    if (status == OPTIONS_READ && options.again != NULL) {
        int result = rerun_read(&options);
        status = result == 0 ? OPTIONS_READ : result > 0 ? STATUS_OK : STATUS_ERROR;
    }
    if (status == OPTIONS_READ) {
        status = STATUS_ERROR;
        char *digest = options.times != NULL ? digest_of(options.times) : NULL;
        options.config.times = digest;
        if (run_vms_find(&places, &options, &machine) == 0
            && outputs_distinct(&options.config.reports, count_runs(&options, places.count))
            && (options.dry_run || outputs_check(&options.config.reports) == 0)
            && suite_open(&suite, SUITE_ALL, options.config.known) == 0) {
            status = run_suite(&options, &suite, &places);
            suite_close(&suite);
        }
        free(digest);
    }
    vm_places_free(&places);
    machine_close(machine);
    run_options_free(&options);
    return status;
}
