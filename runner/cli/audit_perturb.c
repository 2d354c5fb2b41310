/* SPDX-License-Identifier: Apache-2.0 */
#include "cli/audit_perturb.h"

#include <stdio.h>
#include <stdlib.h>
#include <time.h>

#include "audit/perturb.h"
#include "base/status.h"
#include "judge/suite.h"
#include "run/vm_probe.h"
#include "vm/vm_find.h"

enum { TICK = 10 };

/* What the command works with, from the outside in. */
struct work_on {
    const struct perturb_request *request;
    struct suite suite;
    struct fault_library library;
    struct perturbing perturbing;
    struct plan plan;
    struct launcher *launcher;
    struct vm vm;
    time_t reported;
};

static int list_perturbations(const struct perturbing *perturbing)
{
    for (size_t i = 0; i < perturbing->count; i++)
        printf("%s\n    %s\n", perturbing->items[i].entry->id, perturbing->items[i].entry->what);
    return STATUS_OK;
}

static void on_progress(void *context, size_t done, size_t all)
{
    struct work_on *work = context;
    time_t now = time(NULL);
    if (work->request->quiet || (now - work->reported < TICK && done < all))
        return;
    fprintf(stderr, "%zu/%zu JVMs\n", done, all);
    work->reported = now;
}

static int conclude(const struct work_on *work)
{
    const struct perturb_request *request = work->request;
    const struct perturbing *perturbing = &work->perturbing;
    int status = perturbing_score(perturbing) < request->least ? STATUS_DEVIATION : STATUS_OK;
    perturbing_report(perturbing, stdout);
    if (perturbing->broken_off) {
        complain("broken off: not all tests were run");
        status = STATUS_ERROR;
    }
    if (request->json != NULL && perturbing_write(perturbing, &work->vm, request->json) != 0)
        status = STATUS_ERROR;
    return perturbing->interrupted ? STATUS_INTERRUPTED : status;
}

static int perturb_vm(struct work_on *work)
{
    struct trials *trials = trials_open(&work->suite, &work->vm, work->request->timeout_scale);
    if (trials == NULL)
        return STATUS_ERROR;
    work->reported = time(NULL);
    perturbing_run(&(struct perturbing_task){.perturbing = &work->perturbing,
                                             .trials = trials,
                                             .launcher = work->launcher,
                                             .jobs = work->request->jobs,
                                             .progress = on_progress,
                                             .context = work});
    trials_close(trials);
    return conclude(work);
}

static int perturb_place(struct work_on *work)
{
    struct vm_places places = {0};
    int status = STATUS_ERROR;
    if (vm_places_add(&places, work->request->jdk) == 0) {
        work->launcher = launcher_open();
        if (work->launcher != NULL
            && vm_probe(&work->vm, &places.items[0], NULL, NULL, &work->suite.home, work->launcher,
                        work->request->timeout_scale)
                   == 0) {
            status = perturb_vm(work);
            vm_free(&work->vm);
        }
        if (work->launcher != NULL)
            launcher_close(work->launcher);
    }
    vm_places_free(&places);
    return status;
}

/* Keeps the first tests of the plan, which are in random order. */
static void sample(struct plan *plan, size_t wanted)
{
    while (plan->count > wanted)
        free(plan->items[--plan->count].id);
}

static int perturb_tests(struct work_on *work)
{
    const struct perturb_request *request = work->request;
    char *none = NULL;
    const struct selection selection = {
        .patterns = request->tests->count > 0 ? request->tests->items : &none,
        .repeat = 1,
        .seed = request->sample > 0 ? request->seed : -1};
    if (plan_make(&work->plan, &work->suite.catalog, &selection) != 0)
        return STATUS_ERROR;
    if (request->sample > 0)
        sample(&work->plan, request->sample);
    work->perturbing.plan = &work->plan;
    work->perturbing.jdk = request->jdk;
    work->perturbing.library = work->suite.home.faults;
    work->perturbing.globs = request->tests;
    work->perturbing.seed = request->seed;
    int status = perturb_place(work);
    plan_free(&work->plan);
    return work->suite.catalog.problems > 0 && status < STATUS_ERROR ? STATUS_ERROR : status;
}

int audit_perturb(const struct perturb_request *request)
{
    struct work_on work = {.request = request};
    int status = STATUS_ERROR;
    const unsigned parts = SUITE_TESTS | SUITE_RULES | SUITE_INDEX | SUITE_KNOWN;
    if (suite_open(&work.suite, request->list ? 0 : parts, NULL) != 0)
        return status;
    if (fault_library_open(&work.library, work.suite.home.faults, PERTURBATION_CATALOGUE_SYMBOL)
        == 0) {
        if (perturbing_choose(&work.perturbing, &work.library, request->perturbations) == 0)
            status = request->list ? list_perturbations(&work.perturbing) : perturb_tests(&work);
        perturbing_free(&work.perturbing);
        fault_library_close(&work.library);
    }
    suite_close(&work.suite);
    return status;
}
