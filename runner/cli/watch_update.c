/* SPDX-License-Identifier: Apache-2.0 */
#include "cli/watch_update.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/clock.h"
#include "cli/run_selection.h"
#include "judge/known_load.h"
#include "watch/build.h"
#include "watch/known_texts.h"

/* Milliseconds until it is said what is waited for. */
enum { PATIENCE = 300 };

static void take_change(struct watch *watch, const char *path, bool of_build)
{
    bool build = watch->concern.build;
    bool of_vm = watched_vms_note(&watch->vms, path, watch->ledger);
    bool traced = dependencies_trace(watch->dependencies, path, &watch->concern);
    watch->due |= traced;
    if (of_build)
        watch->concern.build = build;
    else if (of_vm || traced)
        strings_add_once(&watch->changed, path);
}

void watch_take(struct watch *watch, enum since since)
{
    struct strings touched = {0}, different = {0};
    changes_take(watch->changes, &touched, &different);
    for (size_t i = 0; i < touched.count; i++) {
        bool of_build = (since == SINCE_BUILD || since == SINCE_BUILD_AGAIN)
                        && dependencies_is_product(watch->dependencies, touched.items[i]);
        bool any = since == SINCE_RUN || (since == SINCE_BUILD && !of_build);
        if (any || strings_have(&different, touched.items[i]))
            take_change(watch, touched.items[i], of_build);
    }
    strings_free(&touched);
    strings_free(&different);
}

/* That a file is being written, or one of a JVM not there while nothing else has changed; or NULL. Allocated. */
static char *find_obstacle(struct watch *watch)
{
    struct strings paths = {0};
    const char *found = NULL, *missing = NULL;
    bool ready = watch->due;
    changes_unfinished(watch->changes, &paths);
    for (size_t i = 0; found == NULL && i < paths.count; i++)
        if (watched_vms_have(&watch->vms, paths.items[i])
            || dependencies_has(watch->dependencies, paths.items[i]))
            found = paths.items[i];
    for (size_t i = 0; i < watch->vms.places->count; i++) {
        const char *path = watched_vms_missing(&watch->vms, i);
        ready |= path == NULL && watch->vms.items[i].changed;
        missing = missing == NULL ? path : missing;
    }
    char *obstacle = found != NULL               ? xprintf("%s is being written", found)
                     : missing != NULL && !ready ? xprintf("%s is not there", missing)
                                                 : NULL;
    strings_free(&paths);
    return obstacle;
}

bool watch_wait_ready(struct watch *watch, enum since since)
{
    char *last = NULL;
    bool said = false, good = true;
    uint64_t begun = 0;
    for (; good; since = SINCE_WAITING) {
        watch_take(watch, since);
        char *obstacle = find_obstacle(watch);
        bool same = last != NULL && obstacle != NULL && strcmp(last, obstacle) == 0;
        free(last);
        last = obstacle;
        if (obstacle == NULL)
            break;
        begun = same ? begun : clock_milliseconds();
        said &= same;
        uint64_t passed = clock_milliseconds() - begun;
        if (!said && passed >= PATIENCE) {
            fprintf(stderr, "Waiting: %s.\n", obstacle);
            said = true;
        }
        good = changes_wait(watch->changes, watch->session.launcher,
                            said ? -1 : PATIENCE - (int)passed);
    }
    free(last);
    return good;
}

/* Builds what is to be built, and has the libraries read that are of no selected test. */
static int build(struct watch *watch)
{
    const struct run_config *config = &watch->options->config;
    struct concern *concern = &watch->concern;
    const struct strings *ids = dependencies_to_build(watch->dependencies);
    if (watch->tree == NULL || !concern->build)
        return 0;
    dependencies_add_shared(watch->dependencies);
    if (!config->quiet)
        fputs("Building.\n", stderr);
    clock_gettime(CLOCK_REALTIME, &watch->built);
    if (build_run(watch->session.launcher, watch->tree, ids, &concern->sources.texts, config->jobs,
                  config->quiet)
        != 0)
        return -1;
    for (size_t i = 0; i < ids->count; i++)
        if (!dependencies_has_test(watch->dependencies, ids->items[i]))
            numbering_add(&concern->read, ids->items[i]);
    numbering_free(&concern->sources);
    concern->build = false;
    return 0;
}

/* Adds the tests of which the other list of known deviations says something else. */
static void compare_known(struct watch *watch, const struct known *other)
{
    struct known_texts before, after;
    struct numbering ids = {0};
    known_texts_read(&before, watch->suite->known);
    known_texts_read(&after, other);
    known_texts_compare(&before, &after, &ids);
    for (size_t i = 0; i < ids.texts.count; i++) {
        const char *id = ids.texts.items[i];
        char *test = xprintf("%.*s", (int)strcspn(id, ":"), id);
        numbering_add(&watch->concern.tests, test);
        free(test);
    }
    numbering_free(&ids);
    known_texts_free(&before);
    known_texts_free(&after);
}

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
    compare_known(watch, known);
    known_free(suite->known);
    suite->known = known;
    watch->concern.known = false;
    return 0;
}

static int read_libraries(struct watch *watch)
{
    struct suite *suite = watch->suite;
    if (watch->concern.read.texts.count == 0)
        return 0;
    plan_free(&watch->plan);
    if (catalog_read_again(&suite->catalog, &suite->home, &watch->concern.read.texts) > 0)
        return -1;
    numbering_free(&watch->concern.read);
    return 0;
}

int watch_find_tests(struct watch *watch)
{
    plan_free(&watch->plan);
    if (run_selection_plan(&watch->plan, watch->options, watch->suite, watch->vms.places,
                           watch->session.launcher)
        != 0) {
        watch->plan = (struct plan){0};
        ledger_clear(watch->ledger);
        return -1;
    }
    struct dependencies *found = dependencies_find(&watch->plan, &watch->suite->home, watch->tree,
                                                   watch->options->config.known, watch->changes);
    if (found == NULL)
        return -1;
    if (watch->dependencies != NULL)
        dependencies_add_new(found, watch->dependencies, &watch->built, &watch->concern);
    dependencies_free(watch->dependencies);
    watch->dependencies = found;
    return 0;
}

/* Adds the tests that have to do with classes that are others now. */
static void compare_classes(struct watch *watch)
{
    struct concern *concern = &watch->concern;
    struct numbering names = {0};
    if (watch->classes != NULL && concern->classes.texts.count == 0)
        return;
    struct classes *now = classes_read(&watch->suite->home);
    for (size_t i = 0; watch->classes != NULL && i < concern->classes.texts.count; i++)
        classes_forget(watch->classes, concern->classes.texts.items[i]);
    if (watch->classes != NULL)
        classes_compare(watch->classes, now, &names);
    const struct strings *ids = dependencies_tests(watch->dependencies);
    for (size_t i = 0; names.texts.count > 0 && i < ids->count; i++) {
        const struct test *test = catalog_find(&watch->suite->catalog, ids->items[i]);
        if (test != NULL && classes_concern(&names, test))
            numbering_add(&concern->tests, test->id);
    }
    classes_free(watch->classes);
    watch->classes = now;
    numbering_free(&names);
    numbering_free(&concern->classes);
}

/* From here on the tests concerned are due, whether they can be run now or not. */
static int conclude(struct watch *watch, const char *reason)
{
    struct concern *concern = &watch->concern;
    compare_classes(watch);
    for (size_t i = 0; i < concern->tests.texts.count; i++)
        ledger_renew_test(watch->ledger, concern->tests.texts.items[i]);
    numbering_free(&concern->tests);
    concern->failed = reason != NULL;
    watch->reason = reason;
    return reason == NULL ? 0 : -1;
}

static int update_once(struct watch *watch, enum since since)
{
    watched_vms_find_again(&watch->vms);
    int built = build(watch);
    watch_take(watch, since);
    if (built != 0)
        dependencies_add_doubtful(watch->dependencies, &watch->concern);
    return conclude(watch, built != 0               ? "The build failed"
                           : read_known(watch) != 0 ? "The list of known deviations cannot be used"
                           : read_libraries(watch) != 0   ? "A test cannot be used"
                           : watch_find_tests(watch) != 0 ? "No test can be selected"
                                                          : NULL);
}

/* What was changed while it was built, or is selected only now, is built and read at once. Somebody may write the
 * same in every build. */
int watch_update(struct watch *watch)
{
    int result;
    enum since since = SINCE_BUILD;
    do {
        watch->due = true;
        result = watch_wait_ready(watch, since) ? update_once(watch, since) : -1;
        since = SINCE_BUILD_AGAIN;
    } while (
        result == 0
        && ((watch->tree != NULL && watch->concern.build) || watch->concern.read.texts.count > 0));
    watch->due = false;
    return result;
}
