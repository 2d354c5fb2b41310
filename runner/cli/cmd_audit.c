/* SPDX-License-Identifier: Apache-2.0 */

/* `assay audit`: which faults in the JVM TI the tests detect. */
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "audit/audit_record.h"
#include "audit/audit_report.h"
#include "audit/audit_run.h"
#include "base/machine.h"
#include "base/output_file.h"
#include "cli/audit_perturb.h"
#include "cli/commands.h"
#include "cli/option_parser.h"
#include "judge/suite.h"
#include "run/vm_probe.h"
#include "vm/vm_find.h"

enum { DEFAULT_TESTS = 30, TICK = 10, SAVE = 60 };

struct request {
    bool list;
    bool quiet;
    const char *jdk;
    const char *json;
    const char *resume;
    const char *branches; /* the file; NULL for the catalogue */
    struct strings faults;
    struct strings perturbations;
    struct strings tests; /* globs */
    size_t sample;
    int64_t seed;
    unsigned most_tests;
    unsigned jobs;
    double least;
    double timeout_scale;
};

/* What the command works with, from the outside in. */
struct auditing {
    const struct request *request;
    struct suite suite;
    struct fault_library library;
    struct branch_table *branches;
    struct audit audit;
    struct strings excuses;
    struct plan plan;
    struct launcher *launcher;
    struct vm vm;
    time_t reported;
    time_t saved;
};

static int list_faults(const struct audit *audit)
{
    for (size_t i = 0; i < audit->count; i++)
        printf("%s\n    %s\n", audit->items[i].entry->id, audit->items[i].entry->what);
    return STATUS_OK;
}

static void save_now_and_then(struct auditing *auditing)
{
    time_t now = time(NULL);
    if (auditing->request->json != NULL && now - auditing->saved >= SAVE) {
        audit_write(&auditing->audit, &auditing->vm, auditing->request->json);
        auditing->saved = now;
    }
}

static void on_traced(void *context, size_t done, size_t all)
{
    struct auditing *auditing = context;
    time_t now = time(NULL);
    if (!auditing->request->quiet && (now - auditing->reported >= TICK || done == all)) {
        fprintf(stderr, "%zu/%zu tests run without a fault\n", done, all);
        auditing->reported = now;
    }
    save_now_and_then(auditing);
}

static void on_progress(void *context, const struct audited *done)
{
    struct auditing *auditing = context;
    const struct request *request = auditing->request;
    struct audit *audit = &auditing->audit;
    time_t now = time(NULL);
    if (!request->quiet && done->status == FAULT_UNDETECTED && done->excuse == NULL)
        fprintf(stderr, "undetected: %s\n", done->entry->id);
    if (!request->quiet && now - auditing->reported >= TICK) {
        struct score score = audit_score(audit);
        fprintf(stderr, "%zu/%zu fault%s, %zu undetected, %zu not reached, %zu JVM%s\n",
                score.detected + score.undetected + score.accepted + score.not_reached,
                audit->count, noun_end(audit->count), score.undetected, score.not_reached,
                audit->runs, noun_end(audit->runs));
        auditing->reported = now;
    }
    save_now_and_then(auditing);
}

static int conclude(struct auditing *auditing)
{
    const struct request *request = auditing->request;
    struct score score = audit_score(&auditing->audit);
    int status = score_percent(&score) < request->least ? STATUS_DEVIATION : STATUS_OK;
    audit_report(&auditing->audit, stdout);
    if (auditing->audit.broken_off) {
        complain("broken off: %zu of %zu faults are not done", score.open, auditing->audit.count);
        status = STATUS_ERROR;
    } else if (score_empty(&score) && !auditing->audit.interrupted) {
        complain("nothing was falsified before any test, which says nothing of the tests");
        status = STATUS_ERROR;
    }
    if (request->json != NULL && audit_write(&auditing->audit, &auditing->vm, request->json) != 0)
        status = STATUS_ERROR;
    return auditing->audit.interrupted ? STATUS_INTERRUPTED : status;
}

/* A table of branches is of one build. Returns 0, or -1 after a message. */
static int check_branches(const struct auditing *auditing)
{
    const struct vm *vm = &auditing->vm;
    if (auditing->branches == NULL
        || strcmp(branch_table_library(auditing->branches), vm->libjvm_sha256) == 0)
        return 0;
    complain("%s: these are branches of another JVM than %s; make them anew with "
             "runner/faults/branches.sh",
             auditing->request->branches, vm->libjvm);
    return -1;
}

static int audit_vm(struct auditing *auditing)
{
    const struct request *request = auditing->request;
    if (vm_is_foreign(&auditing->vm)) {
        complain("the library of faults is of the runner's own architecture, and this JVM is of %s",
                 auditing->vm.port.architecture);
        return STATUS_ERROR;
    }
    if (check_branches(auditing) != 0)
        return STATUS_ERROR;
    audit_restrict(&auditing->audit, auditing->vm.spec);
    if (request->resume != NULL
        && audit_resume(&auditing->audit, &auditing->vm, request->resume) != 0)
        return STATUS_ERROR;
    struct trials *trials = trials_open(&auditing->suite, &auditing->vm, request->timeout_scale);
    if (trials == NULL)
        return STATUS_ERROR;
    struct relevance_index *relevance = relevance_read(&auditing->suite.catalog,
                                                       &auditing->suite.home);
    auditing->reported = auditing->saved = time(NULL);
    audit_run(&(struct audit_task){.audit = &auditing->audit,
                                   .catalog = &auditing->suite.catalog,
                                   .relevance = relevance,
                                   .trials = trials,
                                   .launcher = auditing->launcher,
                                   .jobs = request->jobs,
                                   .progress = on_progress,
                                   .traced = on_traced,
                                   .context = auditing});
    relevance_free(relevance);
    trials_close(trials);
    return conclude(auditing);
}

static int audit_place(struct auditing *auditing)
{
    struct vm_places places = {0};
    int status = STATUS_ERROR;
    if (vm_places_add(&places, auditing->request->jdk) == 0) {
        auditing->launcher = launcher_open();
        if (auditing->launcher != NULL
            && vm_probe(&auditing->vm, &places.items[0], NULL, NULL, &auditing->suite.home,
                        auditing->launcher, auditing->request->timeout_scale)
                   == 0) {
            status = audit_vm(auditing);
            vm_free(&auditing->vm);
        }
        if (auditing->launcher != NULL)
            launcher_close(auditing->launcher);
    }
    vm_places_free(&places);
    return status;
}

static int audit_tests(struct auditing *auditing)
{
    const struct request *request = auditing->request;
    struct audit *audit = &auditing->audit;
    char *none = NULL;
    const struct selection selection = {.patterns = request->tests.count > 0 ? request->tests.items
                                                                             : &none,
                                        .repeat = 1,
                                        .seed = -1};
    if (plan_make(&auditing->plan, &auditing->suite.catalog, &selection) != 0)
        return STATUS_ERROR;
    audit->plan = &auditing->plan;
    audit->globs = &request->tests;
    audit->most_tests = request->most_tests;
    audit->baseline = xcalloc(auditing->plan.count, sizeof *audit->baseline);
    audit_categories(audit, &auditing->suite.catalog, auditing->suite.index);
    int status = audit_place(auditing);
    audit_free(audit);
    plan_free(&auditing->plan);
    return auditing->suite.catalog.problems > 0 && status < STATUS_ERROR ? STATUS_ERROR : status;
}

static int choose(struct auditing *auditing)
{
    const struct request *request = auditing->request;
    const struct fault_selection selection = {request->faults.items, request->sample,
                                              request->seed};
    auditing->audit.branches = auditing->branches;
    if (audit_choose(&auditing->audit, &auditing->library, &selection) != 0)
        return -1;
    if (auditing->branches != NULL)
        return 0;
    char *path = xprintf("%s/runner/faults/accepted.txt", auditing->suite.home.sources);
    int result = audit_read_excuses(&auditing->audit, &auditing->library, path, &auditing->excuses);
    free(path);
    return result;
}

/* Opens the library of faults; its catalogue gives way to the branches that are asked for.
 * Returns 0, or -1 after a message. */
static int open_faults(struct auditing *auditing)
{
    const char *table = auditing->request->branches;
    if (fault_library_open(&auditing->library, auditing->suite.home.faults, FAULT_CATALOGUE_SYMBOL)
        != 0)
        return -1;
    if (table == NULL)
        return 0;
    auditing->branches = branch_table_read(table);
    if (auditing->branches == NULL) {
        fault_library_close(&auditing->library);
        return -1;
    }
    auditing->library.entries = branch_table_entries(auditing->branches, &auditing->library.count);
    return 0;
}

static int audit_faults(const struct request *request)
{
    struct auditing auditing = {.request = request};
    int status = STATUS_ERROR;
    if (request->json != NULL && !request->list && audit_writable(request->json) != 0)
        return status;
    const unsigned parts = SUITE_TESTS | SUITE_RULES | SUITE_INDEX | SUITE_KNOWN;
    if (suite_open(&auditing.suite, request->list ? 0 : parts, NULL) != 0)
        return status;
    if (open_faults(&auditing) == 0) {
        if (choose(&auditing) == 0)
            status = request->list ? list_faults(&auditing.audit) : audit_tests(&auditing);
        audit_free(&auditing.audit);
        strings_free(&auditing.excuses);
        fault_library_close(&auditing.library);
        if (auditing.branches != NULL)
            branch_table_free(auditing.branches);
    }
    suite_close(&auditing.suite);
    return status;
}

/* Perturbations have no faults, and results of none are taken over. */
static int perturb(const struct request *request)
{
    if (request->faults.count > 0 || request->branches != NULL || request->resume != NULL) {
        complain("--perturb is about no faults: without --fault, --branches and --resume");
        return STATUS_ERROR;
    }
    if (request->json != NULL && !request->list && audit_writable(request->json) != 0)
        return STATUS_ERROR;
    return audit_perturb(&(struct perturb_request){.list = request->list,
                                                   .quiet = request->quiet,
                                                   .jdk = request->jdk,
                                                   .json = request->json,
                                                   .perturbations = &request->perturbations,
                                                   .tests = &request->tests,
                                                   .sample = request->sample,
                                                   .seed = request->seed,
                                                   .jobs = request->jobs,
                                                   .least = request->least,
                                                   .timeout_scale = request->timeout_scale});
}

static int read_jdk(void *target, const char *option, const char *argument)
{
    struct request *request = target;
    if (request->jdk != NULL) {
        complain("%s %s: an audit is on one JVM, and %s is named already", option, argument,
                 request->jdk);
        return -1;
    }
    request->jdk = argument;
    return 0;
}

static const struct option_row rows[] = {
    ROW_FLAG(struct request, list, "list", 0, "list the faults"),
    {.name = "jdk",
     .argument = "DIR",
     .help = "the JDK to audit the suite on, just one",
     .kind = OPTION_OTHER,
     .read = read_jdk},
    ROW_LIST(struct request, faults, "fault", "GLOB",
             "faults by their ids: all below 'GetTag', or 'GetTag/*/another';\n"
             "may be repeated; one that begins with '!' leaves faults out"),
    ROW_PATH(struct request, branches, "branches", "FILE",
             "instead, the faults of a file of branches of the JVM's own\n"
             "machine code, as runner/faults/branches.sh finds them"),
    ROW_LIST(struct request, perturbations, "perturb", "NAME|all",
             "instead, what a JVM may do: a perturbation, before all tests;\n"
             "no verdict may change; may be repeated"),
    ROW_NUMBER(struct request, sample, "sample", OPTION_SIZE, 1, 1000000,
               "so many of them at random; with --perturb, so many tests"),
    ROW_NUMBER(struct request, seed, "seed", OPTION_INT64, 0, INT64_MAX,
               "of the sample and the perturbations; default: 0"),
    ROW_NUMBER(struct request, most_tests, "tests", OPTION_UNSIGNED, 1, 1000000,
               "put a fault before N tests at most; default: 30"),
    {.name = "least",
     .argument = "PERCENT",
     .help = "fail when fewer faults are detected, or verdicts are unchanged;\n"
             "default: 100",
     .kind = OPTION_PERCENT,
     .offset = offsetof(struct request, least)},
    ROW_JOBS(struct request, jobs),
    ROW_TIMEOUT_SCALE(struct request, timeout_scale),
    ROW_PATH(struct request, json, "json", "FILE",
             "write all results, also now and then while it runs"),
    ROW_PATH(struct request, resume, "resume", "FILE",
             "take over the results of a file that --json wrote"),
    ROW_FLAG(struct request, quiet, "quiet", 'q', "no progress"),
};

static const struct command_usage usage = {
    .synopsis = "assay audit --list [--branches FILE] [--fault GLOB]...\n"
                "assay audit --jdk DIR [OPTION]... [TEST-GLOB]...\n"
                "assay audit --perturb NAME|all --jdk DIR [OPTION]... [TEST-GLOB]...\n",
    .purpose =
        "Puts faults into the JVM TI, one at a time, and reports which faults no test detects.\n"
        "With --perturb: makes the JVM do what another one may, and reports which tests fall for "
        "it.\n"
        "docs/audit.md describes both.\n",
    .rows = rows,
    .count = sizeof rows / sizeof *rows,
    .end = "Exit status: 0 enough faults were detected, or no verdict changed; 1 otherwise; 2 bad "
           "usage\n"
           "or a harness error; 130 interrupted.\n",
    .most = -1};

int cmd_audit(int argc, char **argv)
{
    struct request request = {
        .most_tests = DEFAULT_TESTS, .jobs = machine_jobs(), .least = 100, .timeout_scale = 1};
    char **tests;
    output_file_ignore_signals();
    int status = options_read(&usage, &request, argc, argv, &tests);
    if (status == OPTIONS_READ && !request.list && request.jdk == NULL) {
        complain("name a JDK with --jdk DIR");
        status = STATUS_ERROR;
    }
    if (status == OPTIONS_READ) {
        for (; *tests != NULL; tests++)
            strings_add(&request.tests, xstrdup(*tests));
        status = request.perturbations.count > 0 ? perturb(&request) : audit_faults(&request);
    }
    strings_free(&request.faults);
    strings_free(&request.perturbations);
    strings_free(&request.tests);
    return status;
}
