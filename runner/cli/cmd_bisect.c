/* SPDX-License-Identifier: Apache-2.0 */

/* `assay bisect`: the builds between which a test changes its verdict. */
#include <stdio.h>
#include <stdlib.h>

#include "base/output_file.h"
#include "base/version_info.h"
#include "cli/commands.h"
#include "cli/option_parser.h"
#include "run/session.h"
#include "run/vm_probe.h"
#include "vm/version.h"
#include "vm/vm_find.h"

enum { RUNS = 3 };

struct request {
    struct strings vm_args;
    bool all;
    struct run_config config;
};

/* One build, and what the test gave on it. */
struct build {
    struct vm vm;
    bool ran;
    unsigned verdicts; /* set, as bits */
};

struct bisecting {
    struct session session;
    const struct strings *vm_args;
    struct build *builds;
    size_t count;
    size_t starts; /* JVMs started */
    size_t found;
};

/* A sink that gathers the verdicts. */
struct gathering {
    struct sink sink;
    struct build *build;
};

static int nothing(struct sink *sink, const struct run *run)
{
    (void)sink;
    (void)run;
    return 0;
}

static int gather(struct sink *sink, const struct run *run, const struct result *result)
{
    (void)run;
    ((struct gathering *)sink)->build->verdicts |= 1u << result->verdict;
    return 0;
}

static void release(struct sink *sink)
{
    free(sink);
}

static bool is_set(unsigned verdicts)
{
    return (verdicts & (verdicts - 1)) != 0;
}

static void print_build(const struct build *build)
{
    char *label = vm_label(&build->vm);
    printf("  %s: ", label);
    free(label);
    if (is_set(build->verdicts))
        printf("flaky:");
    for (int verdict = 0; verdict < VERDICT_COUNT; verdict++)
        if ((build->verdicts >> verdict & 1) != 0)
            printf("%s%s", is_set(build->verdicts) ? " " : "", verdict_name((enum verdict)verdict));
    printf("%s\n", build->verdicts == 0 ? "no verdict" : "");
}

/* Runs the test on a build, unless that was done. */
static unsigned verdicts_on(struct bisecting *bisecting, size_t index)
{
    struct build *build = &bisecting->builds[index];
    if (build->ran)
        return build->verdicts;
    struct gathering *gathering = xcalloc(1, sizeof *gathering);
    gathering->sink = (struct sink){nothing, gather, nothing, release, "the verdicts"};
    gathering->build = build;
    build->ran = true;
    session_run(&bisecting->session, &build->vm, &gathering->sink);
    bisecting->starts += RUNS;
    print_build(build);
    return build->verdicts;
}

/* Looks for changes between two builds, of which each was run. */
static void search(struct bisecting *bisecting, size_t low, size_t high)
{
    if (high - low < 2 || launcher_interrupted(bisecting->session.launcher)
        || verdicts_on(bisecting, low) == verdicts_on(bisecting, high))
        return;
    size_t middle = low + (high - low) / 2;
    verdicts_on(bisecting, middle);
    search(bisecting, low, middle);
    search(bisecting, middle, high);
}

/* Builds that were skipped are between two that agree. */
static void print_changes(struct bisecting *bisecting)
{
    const struct build *last = NULL;
    for (size_t i = 0; i < bisecting->count; i++) {
        const struct build *build = &bisecting->builds[i];
        if (!build->ran)
            continue;
        if (last != NULL && last->verdicts != build->verdicts) {
            bisecting->found++;
            printf("The verdict changes from %s to %s.\n", last->vm.version, build->vm.version);
        }
        last = build;
    }
    printf("%zu change%s found between %zu builds in %zu runs.\n", bisecting->found,
           bisecting->found == 1 ? "" : "s", bisecting->count, bisecting->starts);
}

static int by_version(const void *a, const void *b)
{
    const struct vm *left = &((const struct build *)a)->vm, *right = &((const struct build *)b)->vm;
    return version_order(left->version, left->spec, right->version, right->spec);
}

static int run_builds(struct bisecting *bisecting, const struct vm_places *places, bool all)
{
    const struct session *session = &bisecting->session;
    bisecting->builds = xcalloc(places->count, sizeof *bisecting->builds);
    for (size_t i = 0; i < places->count; i++)
        if (vm_probe(&bisecting->builds[bisecting->count].vm, &places->items[i],
                     (const char *const *)bisecting->vm_args->items, NULL, &session->suite->home,
                     session->launcher, 1)
            == 0)
            bisecting->count++;
    int status = bisecting->count == places->count ? STATUS_OK : STATUS_ERROR;
    if (status == STATUS_OK) {
        qsort(bisecting->builds, bisecting->count, sizeof *bisecting->builds, by_version);
        for (size_t i = 0; i < bisecting->count; i += all ? 1 : bisecting->count - 1)
            verdicts_on(bisecting, i);
        search(bisecting, 0, bisecting->count - 1);
        print_changes(bisecting);
        status = bisecting->found > 0 ? STATUS_DEVIATION : STATUS_OK;
        for (size_t i = 0; i < bisecting->count; i++)
            if (bisecting->builds[i].ran
                && (bisecting->builds[i].verdicts == 0
                    || (bisecting->builds[i].verdicts & 1u << VERDICT_ERROR) != 0))
                status = STATUS_ERROR;
    }
    if (launcher_interrupted(session->launcher))
        status = STATUS_INTERRUPTED;
    for (size_t i = 0; i < bisecting->count; i++)
        vm_free(&bisecting->builds[i].vm);
    free(bisecting->builds);
    return status;
}

/* The one test, or case of a test, that is meant. */
static int select_one(struct plan *plan, const struct catalog *catalog, char *test)
{
    char *patterns[] = {test, NULL};
    if (plan_make(plan, catalog,
                  &(struct selection){.patterns = patterns, .repeat = RUNS, .seed = -1})
        != 0)
        return -1;
    if (plan->count == RUNS)
        return 0;
    complain("'%s' names %zu tests; name one of them:", test, plan->count / RUNS);
    for (size_t i = 0; i < plan->count / RUNS; i++)
        fprintf(stderr, "    %s\n", plan->items[i].id);
    plan_free(plan);
    return -1;
}

static int bisect(const struct request *request, const struct suite *suite, char *test,
                  const struct vm_places *places)
{
    struct plan plan;
    int status = STATUS_ERROR;
    if (select_one(&plan, &suite->catalog, test) != 0)
        return STATUS_ERROR;
    struct bisecting bisecting = {
        .vm_args = &request->vm_args,
        .session = {.config = &request->config, .suite = suite, .plan = &plan, .selection = test}};
    bisecting.session.launcher = launcher_open();
    if (bisecting.session.launcher != NULL) {
        status = run_builds(&bisecting, places, request->all);
        launcher_close(bisecting.session.launcher);
    }
    plan_free(&plan);
    return status;
}

static int bisect_arguments(const struct request *request, char **arguments)
{
    struct vm_places places = {0};
    struct suite suite;
    int status = STATUS_ERROR;
    int result = 0;
    for (char **build = arguments + 1; *build != NULL; build++)
        result |= vm_places_add(&places, *build);
    if (result == 0 && places.count < 2)
        complain("name at least two builds");
    else if (result == 0 && suite_open(&suite, SUITE_TESTS | SUITE_RULES, NULL) == 0) {
        status = bisect(request, &suite, arguments[0], &places);
        suite_close(&suite);
    }
    vm_places_free(&places);
    return status;
}

static const struct option_row rows[] = {
    ROW_FLAG(struct request, all, "all", 'a',
             "run on every build: finds changes between builds that agree, too"),
    ROW_VM_ARGS(struct request, vm_args),
};

static const struct command_usage usage = {
    .synopsis = "assay bisect [OPTION]... TEST[:CASE] JDK...\n",
    .purpose =
        "Finds the builds between which a test changes its verdict. The builds (directories,\n"
        "or names of tools/jdks.sh) are put in the order of their versions; the test runs on\n"
        "the first and the last, and then between builds on which it differs. It runs three\n"
        "times on each. Known deviations are not taken into account.\n",
    .rows = rows,
    .count = sizeof rows / sizeof *rows,
    .end = "Exit status: 0 no change, 1 a change was found, 2 bad usage or no verdict.\n",
    .least = 3,
    .most = -1};

int cmd_bisect(int argc, char **argv)
{
    struct request request = {
        .config = {
            .program = program_name(), .jobs = 1, .seed = -1, .timeout_scale = 1, .quiet = true}};
    char **arguments;
    output_file_ignore_signals();
    int status = options_read(&usage, &request, argc, argv, &arguments);
    request.config.command_line = command_line();
    if (status == OPTIONS_READ)
        status = bisect_arguments(&request, arguments);
    strings_free(&request.vm_args);
    return status;
}
