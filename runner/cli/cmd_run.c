/* SPDX-License-Identifier: Apache-2.0 */

/* `assay run`: tests on JVMs. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "base/output_file.h"
#include "base/status.h"
#include "certify/digest.h"
#include "cli/commands.h"
#include "cli/option_parser.h"
#include "cli/rerun.h"
#include "cli/run_each.h"
#include "cli/run_options.h"
#include "cli/run_selection.h"
#include "cli/run_vms.h"
#include "cli/run_watch.h"
#include "run/transfer.h"

static int run_plan(const struct run_options *options, struct session *session,
                    const struct vm_places *places)
{
    session->launcher = launcher_open();
    if (session->launcher == NULL)
        return STATUS_ERROR;
    int status = run_on_each(options, session, places, NULL);
    launcher_close(session->launcher);
    return status;
}

static int run_suite(const struct run_options *options, const struct suite *suite,
                     const struct vm_places *places)
{
    struct plan plan;
    struct session session = {.config = &options->config, .suite = suite, .plan = &plan};
    if (run_selection_plan(&plan, options, suite, places, NULL) != 0)
        return STATUS_ERROR;
    if (options->dry_run) {
        for (size_t i = 0; i < plan.count; i++)
            puts(plan.items[i].id);
        plan_free(&plan);
        return STATUS_OK;
    }
    char *selection = run_selection_line(options);
    session.selection = selection;
    int status = STATUS_ERROR;
    if (options->on == NULL
        || transfer_files(places->items[0].machine, &plan, &suite->home, places) == 0)
        status = run_plan(options, &session, places);
    free(selection);
    plan_free(&plan);
    return suite->catalog.problems > 0 && status < STATUS_ERROR ? STATUS_ERROR : status;
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
    struct timespec begun;
    clock_gettime(CLOCK_REALTIME, &begun);
    int status = run_options_read(&options, argc, argv);
    if (status == OPTIONS_READ && rerun_read_first(&options) != 0)
        status = STATUS_ERROR;
    if (status == OPTIONS_READ && options.again != NULL) {
        int result = rerun_read(&options);
        status = result == 0 ? OPTIONS_READ : result > 0 ? STATUS_OK : STATUS_ERROR;
    }
    if (status == OPTIONS_READ && options.watch && run_watch_check(&options) != 0)
        status = STATUS_ERROR;
    if (status == OPTIONS_READ) {
        status = STATUS_ERROR;
        char *digest = options.times != NULL ? digest_of(options.times) : NULL;
        options.config.times = digest;
        if (run_vms_find(&places, &options, &machine) == 0
            && outputs_distinct(&options.config.reports, count_runs(&options, places.count))
            && (options.dry_run || outputs_check(&options.config.reports) == 0)
            && suite_open(&suite, SUITE_ALL, options.config.known) == 0) {
            status = options.watch ? run_watch(&options, &suite, &places, &begun)
                                   : run_suite(&options, &suite, &places);
            suite_close(&suite);
        }
        free(digest);
    }
    vm_places_free(&places);
    machine_close(machine);
    run_options_free(&options);
    return status;
}
