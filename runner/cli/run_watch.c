/* SPDX-License-Identifier: Apache-2.0 */
#include "cli/run_watch.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/memory.h"
#include "base/status.h"
#include "cli/run_each.h"
#include "cli/run_selection.h"
#include "cli/watch_update.h"
#include "watch/build.h"
#include "watch/path_names.h"

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

/* ---- A round ---------------------------------------------------------------- */

/* For the session: between two tests. */
static bool is_outdated(void *context)
{
    const struct watch *watch = context;
    return watched_vms_outdated(&watch->vms, watch->current);
}

static bool choose(void *context, size_t place, const char *configuration, const struct plan *plan,
                   struct plan *part)
{
    struct watch *watch = context;
    watch->current = place;
    if (!ledger_choose(watch->ledger, place, configuration, plan, part))
        return false;
    if (watched_vms_missing(&watch->vms, place) == NULL)
        return true;
    plan_free(part);
    return false;
}

static struct sink *listen(void *context, size_t place, const struct vm *vm)
{
    struct watch *watch = context;
    watched_vms_answer(&watch->vms, place, vm->libjvm);
    return ledger_sink(watch->ledger, vm->slug);
}

static void fail(void *context, size_t place, bool refused)
{
    struct watch *watch = context;
    if (refused)
        ledger_leave_out(watch->ledger);
    else
        watch->vms.items[place].failed = true;
}

static int run_due(struct watch *watch)
{
    const struct run_round round = {watch, choose, listen, fail};
    int status = run_on_each(watch->options, &watch->session, watch->vms.places, &round);
    return status == STATUS_ERROR ? status : ledger_status(watch->ledger);
}

/* Returns 0, or -1 after a message. */
static int put_line(const struct watch *watch, unsigned number, const struct strings *paths)
{
    size_t results = ledger_results(watch->ledger);
    size_t failed = 0;
    for (size_t i = 0; i < watch->vms.places->count; i++)
        failed += watch->vms.items[i].failed;
    char *changed = path_names(paths, watch->suite->home.sources);
    printf("Round %u: ", number);
    if (*changed != '\0')
        printf("%s changed; ", changed);
    printf("%zu result%s. ", results, noun_end(results));
    free(changed);
    if (watch->reason != NULL)
        printf("%s. ", watch->reason);
    if (failed > 0)
        printf("%zu JVM%s could not be tested. ", failed, noun_end(failed));
    char *summary = ledger_summary(watch->ledger);
    puts(summary);
    free(summary);
    if (fflush(stdout) == 0 && !ferror(stdout))
        return 0;
    complain("standard output: %s", strerror(errno));
    return -1;
}

/* Returns 0, or -1 when the last round was that. */
static int carry_out(struct watch *watch, unsigned number)
{
    int status = STATUS_ERROR;
    ledger_begin(watch->ledger);
    for (size_t i = 0; i < watch->vms.places->count; i++)
        watch->vms.items[i].failed = false;
    if (watch_update(watch) == 0)
        status = run_due(watch);
    if (launcher_interrupted(watch->session.launcher))
        return -1;
    watch->status = status;
    /* What has changed since is of the next round; what it concerns is no result of this one any more. */
    struct strings changed = watch->changed;
    watch->changed = (struct strings){0};
    watch_take(watch, SINCE_RUN);
    int result = put_line(watch, number, &changed);
    if (result != 0)
        watch->status = STATUS_ERROR;
    strings_free(&changed);
    return result;
}

/* Until something has changed and nothing is in the way of a round; false when interrupted. */
static bool wait_for_changes(struct watch *watch)
{
    while (watch_wait_ready(watch, SINCE_WAITING)) {
        if (watch->changed.count > 0)
            return true;
        if (!changes_wait(watch->changes, watch->session.launcher, -1))
            break;
    }
    return false;
}

/* What a failed build leaves is counted, too; the configurations are known only to a JVM. */
static void enter_plan(struct watch *watch)
{
    struct plan part = {0};
    bool known = watch->options->configurations.count == 0;
    for (size_t i = 0; known && i < watch->vms.places->count; i++)
        if (ledger_choose(watch->ledger, i, NULL, &watch->plan, &part))
            plan_free(&part);
}

static void run_rounds(struct watch *watch, struct vm_places *places)
{
    if (watched_vms_open(&watch->vms, places, &watch->options->jdks, watch->changes) != 0
        || watch_find_tests(watch) != 0)
        return;
    enter_plan(watch);
    watch->status = STATUS_INTERRUPTED;
    watch->concern.build = watch->concern.known = true;
    dependencies_add_recent(watch->dependencies, &watch->built, &watch->concern);
    for (unsigned number = 1; carry_out(watch, number) == 0; number++) {
        if (number == 1 && !watch->options->config.quiet)
            fputs("Waiting for changes; Ctrl-C ends the run.\n", stderr);
        if (!wait_for_changes(watch))
            break;
    }
    if (memory_is_short() || !launcher_interrupted(watch->session.launcher))
        watch->status = STATUS_ERROR;
}

/* Whether what could not be used at the beginning still cannot. */
static bool has_problems(const struct suite *suite)
{
    struct catalog now;
    if (suite->catalog.problems == 0)
        return false;
    size_t problems = catalog_read(&now, &suite->home);
    catalog_free(&now);
    return problems > 0;
}

static void close_watch(struct watch *watch)
{
    watched_vms_close(&watch->vms);
    plan_free(&watch->plan);
    dependencies_free(watch->dependencies);
    changes_close(watch->changes);
    ledger_free(watch->ledger);
    concern_free(&watch->concern);
    strings_free(&watch->changed);
    classes_free(watch->classes);
    free(watch->tree);
}

int run_watch(const struct run_options *options, struct suite *suite, struct vm_places *places,
              const struct timespec *begun)
{
    struct watch watch = {.options = options,
                          .suite = suite,
                          .changes = changes_open(),
                          .ledger = ledger_new(options->config.strict),
                          .tree = build_tree(&suite->home),
                          .built = *begun,
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
        run_rounds(&watch, places);
    if (watch.session.launcher != NULL)
        launcher_close(watch.session.launcher);
    if (watch.status < STATUS_ERROR && has_problems(suite))
        watch.status = STATUS_ERROR;
    close_watch(&watch);
    free(selection);
    return watch.status;
}
