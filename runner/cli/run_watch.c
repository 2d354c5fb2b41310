/* SPDX-License-Identifier: Apache-2.0 */
#include "cli/run_watch.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/memory.h"
#include "base/status.h"
#include "cli/run_each.h"
#include "cli/run_selection.h"
#include "judge/known_load.h"
#include "watch/build.h"
#include "watch/changes.h"
#include "watch/classes.h"
#include "watch/dependencies.h"
#include "watch/known_texts.h"
#include "watch/ledger.h"
#include "watch/path_names.h"
#include "watch/vm_files.h"

struct watched_vm {
    struct strings files;
    char *libjvm;  /* as the JVM said; or NULL */
    bool chosen;   /* has tests in this round */
    bool answered; /* and was found to work */
};

struct watch {
    const struct run_options *options;
    struct suite *suite;
    struct vm_places *places;
    struct watched_vm *vms; /* by place */
    struct session session;
    struct plan plan;
    struct changes *changes;
    struct dependencies *dependencies;
    struct ledger *ledger;
    char *tree;             /* the source tree; NULL for an installation */
    struct concern concern; /* of the changes that are not in a round yet */
    struct strings changed; /* their paths */
    bool vm_changed;
    const char *reason; /* why nothing was run, as a sentence; or NULL */
    int status;         /* of the last round */
};

int run_watch_check(const struct run_options *options)
{
    const char *const reports[] = {options->config.reports.tap, options->config.reports.junit,
                                   options->config.reports.json, options->config.reports.html};
    const char *other = options->config.shards > 0 ? "--shard"
                        : options->resume != NULL  ? "--resume"
                        : options->dry_run         ? "--dry-run"
                        : options->on != NULL      ? "--on"
                                                   : NULL;
    if (options->touching_diff != NULL && strcmp(options->touching_diff, "-") == 0)
        other = "--touching-diff - (name a file)";
    for (size_t i = 0; i < sizeof reports / sizeof *reports; i++)
        if (reports[i] != NULL && strcmp(reports[i], "-") == 0)
            other = "a report on standard output (name a file)";
    if (other != NULL)
        complain("--watch cannot be combined with %s", other);
    return other != NULL ? -1 : 0;
}

/* ---- The JVMs -------------------------------------------------------------- */

static const char *name_of(const struct watch *watch, size_t place)
{
    const struct strings *jdks = &watch->options->jdks;
    return place < jdks->count ? jdks->items[place] : NULL;
}

static int watch_vm(struct watch *watch, size_t place)
{
    struct watched_vm *vm = &watch->vms[place];
    int result = 0;
    strings_free(&vm->files);
    vm_files_add(&vm->files, &watch->places->items[place], name_of(watch, place), vm->libjvm);
    for (size_t i = 0; i < vm->files.count; i++)
        result |= changes_watch(watch->changes, vm->files.items[i]);
    return result;
}

/* A link may lead to another directory now. */
static void find_again(struct watch *watch, size_t place)
{
    struct vm_places found = {0};
    const char *name = name_of(watch, place);
    if (name != NULL && vm_places_add(&found, name) == 0) {
        struct vm_place before = watch->places->items[place];
        if (strcmp(before.home, found.items[0].home) != 0) {
            free(watch->vms[place].libjvm);
            watch->vms[place].libjvm = NULL;
        }
        watch->places->items[place] = found.items[0];
        found.items[0] = before;
    }
    vm_places_free(&found);
    watch_vm(watch, place);
}

static bool is_among(const struct strings *list, const char *text)
{
    for (size_t i = 0; i < list->count; i++)
        if (strcmp(list->items[i], text) == 0)
            return true;
    return false;
}

/* For the session: between two tests. */
static bool is_outdated(void *context)
{
    const struct watch *watch = context;
    for (size_t i = 0; i < watch->places->count; i++)
        if (changes_among(watch->changes, &watch->vms[i].files))
            return true;
    return false;
}

static bool is_of_vm(const struct watch *watch, const char *path)
{
    bool found = false;
    for (size_t i = 0; i < watch->places->count; i++)
        found |= is_among(&watch->vms[i].files, path);
    return found;
}

static const char *missing_file(const struct watch *watch)
{
    const char *path = NULL;
    for (size_t i = 0; path == NULL && i < watch->places->count; i++)
        path = vm_files_missing(&watch->vms[i].files);
    return path;
}

/* ---- What changes concern --------------------------------------------------- */

/* The tests that are selected now, and what they depend on; that of before stays when there are none. */
static int find_tests(struct watch *watch)
{
    plan_free(&watch->plan);
    if (run_selection_plan(&watch->plan, watch->options, watch->suite, watch->places,
                           watch->session.launcher)
        != 0) {
        watch->plan = (struct plan){0};
        return -1;
    }
    struct dependencies *found = dependencies_find(&watch->plan, &watch->suite->home, watch->tree,
                                                   watch->options->config.known, watch->changes);
    if (found == NULL)
        return -1;
    dependencies_free(watch->dependencies);
    watch->dependencies = found;
    return 0;
}

static bool is_empty(const struct concern *concern)
{
    return concern->tests.texts.count == 0 && concern->build.texts.count == 0
           && concern->read.texts.count == 0 && !concern->support && !concern->java
           && !concern->known;
}

/* Takes what has changed since it was last asked. Whether a round is due. */
static bool take_changes(struct watch *watch)
{
    struct strings paths = {0};
    changes_take(watch->changes, &paths);
    for (size_t i = 0; i < paths.count; i++) {
        struct concern concern = {0};
        const char *path = paths.items[i];
        bool of_vm = false;
        for (size_t j = 0; j < watch->places->count; j++)
            if (is_among(&watch->vms[j].files, path)) {
                ledger_renew_vm(watch->ledger, j);
                of_vm = watch->vm_changed = true;
            }
        dependencies_trace(watch->dependencies, path, &watch->concern);
        dependencies_trace(watch->dependencies, path, &concern);
        if (of_vm || !is_empty(&concern))
            strings_add_once(&watch->changed, path);
        concern_free(&concern);
    }
    strings_free(&paths);
    return watch->changed.count > 0;
}

/* Builds what is to be built, and adds the tests whose class files are others then. */
static int build(struct watch *watch)
{
    const struct run_config *config = &watch->options->config;
    struct concern *concern = &watch->concern;
    struct numbering names = {0};
    if (watch->tree == NULL
        || (concern->build.texts.count == 0 && !concern->support && !concern->java))
        return 0;
    struct classes *before = classes_read(&watch->suite->home);
    int result = build_run(watch->session.launcher, watch->tree, &watch->suite->home,
                           dependencies_tests(watch->dependencies), config->jobs, config->quiet,
                           concern);
    struct classes *after = classes_read(&watch->suite->home);
    classes_compare(before, after, &names);
    const struct strings *ids = dependencies_tests(watch->dependencies);
    for (size_t i = 0; names.texts.count > 0 && i < ids->count; i++) {
        const struct test *test = catalog_find(&watch->suite->catalog, ids->items[i]);
        if (test != NULL && classes_concern(&names, test))
            numbering_add(&concern->tests, test->id);
    }
    classes_free(before);
    classes_free(after);
    numbering_free(&names);
    dependencies_accept_products(watch->dependencies, watch->changes);
    return result;
}

/* Reads the list of known deviations anew, and adds the tests of which it says something else than before. */
static int read_known(struct watch *watch)
{
    struct suite *suite = watch->suite;
    struct known *known;
    if (!watch->concern.known)
        return 0;
    if (known_load(&known, watch->options->config.known, &suite->catalog, &suite->home,
                   suite->rules)
        != 0)
        return -1;
    struct known_texts before, after;
    struct numbering ids = {0};
    known_texts_read(&before, suite->known);
    known_texts_read(&after, known);
    known_texts_compare(&before, &after, &ids);
    for (size_t i = 0; i < ids.texts.count; i++) {
        ids.texts.items[i][strcspn(ids.texts.items[i], ":")] = '\0';
        numbering_add(&watch->concern.tests, ids.texts.items[i]);
    }
    numbering_free(&ids);
    known_texts_free(&before);
    known_texts_free(&after);
    known_free(suite->known);
    suite->known = known;
    return 0;
}

/* Brings everything up to date. Returns 0; or -1 with the reason why nothing can be run, and tries again in the next
 * round. */
static int update(struct watch *watch, bool first)
{
    struct concern *concern = &watch->concern;
    watch->reason = NULL;
    for (size_t i = 0; watch->vm_changed && i < watch->places->count; i++)
        find_again(watch, i);
    watch->vm_changed = false;
    if (build(watch) != 0)
        watch->reason = "The build failed";
    else if (read_known(watch) != 0)
        watch->reason = "The list of known deviations cannot be used";
    if (watch->reason != NULL)
        return -1;
    for (size_t i = 0; i < concern->tests.texts.count; i++)
        ledger_renew_test(watch->ledger, concern->tests.texts.items[i]);
    bool again = !first || concern->read.texts.count > 0;
    if (catalog_read_again(&watch->suite->catalog, &watch->suite->home, &concern->read.texts) > 0) {
        plan_free(&watch->plan);
        watch->reason = "A test cannot be used";
        return -1;
    }
    concern_free(concern);
    if (again && find_tests(watch) != 0)
        watch->reason = "No test can be selected";
    return watch->reason == NULL ? 0 : -1;
}

/* ---- A round ---------------------------------------------------------------- */

static bool choose(void *context, size_t place, const char *configuration, const struct plan *plan,
                   struct plan *part)
{
    struct watch *watch = context;
    if (!ledger_choose(watch->ledger, place, configuration, plan, part))
        return false;
    watch->vms[place].chosen = true;
    return true;
}

static struct sink *listen(void *context, size_t place, const struct vm *vm)
{
    struct watch *watch = context;
    struct watched_vm *watched = &watch->vms[place];
    watched->answered = true;
    if (watched->libjvm == NULL && strcmp(vm->libjvm, "unknown") != 0)
        watched->libjvm = xstrdup(vm->libjvm);
    return ledger_sink(watch->ledger, vm->slug);
}

static int run_due(struct watch *watch)
{
    const struct run_round round = {watch, choose, listen};
    for (size_t i = 0; i < watch->places->count; i++)
        watch->vms[i].chosen = watch->vms[i].answered = false;
    int status = run_on_each(watch->options, &watch->session, watch->places, &round);
    for (size_t i = 0; i < watch->places->count; i++)
        watch_vm(watch, i);
    return status == STATUS_ERROR ? status : ledger_status(watch->ledger);
}

static void put_line(const struct watch *watch, unsigned number)
{
    size_t results = watch->reason == NULL ? ledger_results(watch->ledger) : 0;
    size_t silent = 0;
    for (size_t i = 0; watch->reason == NULL && i < watch->places->count; i++)
        silent += watch->vms[i].chosen && !watch->vms[i].answered;
    char *changed = path_names(&watch->changed, watch->suite->home.sources);
    printf("Round %u: ", number);
    if (*changed != '\0')
        printf("%s changed; ", changed);
    printf("%zu result%s. ", results, noun_end(results));
    free(changed);
    if (watch->reason != NULL)
        printf("%s. ", watch->reason);
    if (silent > 0)
        printf("%zu JVM%s could not be tested. ", silent, noun_end(silent));
    char *summary = ledger_summary(watch->ledger);
    puts(summary);
    fflush(stdout);
    free(summary);
}

static void carry_out(struct watch *watch, unsigned number)
{
    int status = STATUS_ERROR;
    ledger_begin(watch->ledger);
    if (update(watch, number == 1) == 0)
        status = run_due(watch);
    if (launcher_interrupted(watch->session.launcher))
        return;
    watch->status = status;
    put_line(watch, number);
    strings_free(&watch->changed);
}

/* Until something has changed and nothing is being written any more; false when interrupted. */
static bool wait_for_changes(struct watch *watch)
{
    const char *said = NULL;
    for (;;) {
        bool due = take_changes(watch);
        const char *writing = changes_unfinished(watch->changes);
        const char *missing = missing_file(watch);
        if (due && writing == NULL && missing == NULL)
            return true;
        const char *path = writing != NULL ? writing : missing;
        if (due && path != said && is_of_vm(watch, path))
            fprintf(stderr, "Waiting: %s is %s.\n", path,
                    writing != NULL ? "being written" : "not there");
        said = path;
        if (!changes_wait(watch->changes, watch->session.launcher))
            return false;
    }
}

static void run_rounds(struct watch *watch)
{
    for (size_t i = 0; i < watch->places->count; i++)
        if (watch_vm(watch, i) != 0)
            return;
    if (find_tests(watch) != 0)
        return;
    watch->status = STATUS_INTERRUPTED;
    if (watch->tree != NULL)
        dependencies_find_outdated(watch->dependencies, &watch->concern);
    for (unsigned number = 1;; number++) {
        carry_out(watch, number);
        if (launcher_interrupted(watch->session.launcher))
            break;
        if (number == 1 && !watch->options->config.quiet)
            fputs("Waiting for changes; Ctrl-C ends the run.\n", stderr);
        if (!wait_for_changes(watch))
            break;
    }
    if (memory_is_short())
        watch->status = STATUS_ERROR;
}

static void close_watch(struct watch *watch)
{
    for (size_t i = 0; i < watch->places->count; i++) {
        strings_free(&watch->vms[i].files);
        free(watch->vms[i].libjvm);
    }
    free(watch->vms);
    plan_free(&watch->plan);
    dependencies_free(watch->dependencies);
    changes_close(watch->changes);
    ledger_free(watch->ledger);
    concern_free(&watch->concern);
    strings_free(&watch->changed);
    free(watch->tree);
}

int run_watch(const struct run_options *options, struct suite *suite, struct vm_places *places)
{
    struct watch watch = {.options = options,
                          .suite = suite,
                          .places = places,
                          .vms = xcalloc(places->count, sizeof *watch.vms),
                          .changes = changes_open(),
                          .ledger = ledger_new(options->config.strict),
                          .tree = build_tree(&suite->home),
                          .status = STATUS_ERROR};
    char *selection = run_selection_line(options);
    watch.session = (struct session){.config = &options->config,
                                     .suite = suite,
                                     .plan = &watch.plan,
                                     .selection = selection,
                                     .launcher = launcher_open(),
                                     .is_outdated = is_outdated,
                                     .context = &watch};
    if (watch.changes != NULL && watch.session.launcher != NULL)
        run_rounds(&watch);
    if (watch.session.launcher != NULL)
        launcher_close(watch.session.launcher);
    close_watch(&watch);
    free(selection);
    return watch.status;
}
