/* SPDX-License-Identifier: Apache-2.0 */

/* `assay reach`: which functions of a JVM's library each test executes. */
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "base/directories.h"
#include "base/machine.h"
#include "base/output_file.h"
#include "cli/commands.h"
#include "cli/option_parser.h"
#include "judge/suite.h"
#include "reach/recording.h"
#include "revision.h"
#include "run/vm_probe.h"
#include "vm/vm_find.h"

enum { TICK = 10 };

struct request {
    const char *jdk;
    const char *out; /* NULL for the place of the JVM */
    struct strings tests;
    unsigned jobs;
    double timeout_scale;
    bool quiet;
};

/* What the command works with. */
struct reaching {
    const struct request *request;
    struct suite suite;
    struct plan plan;
    struct vm vm;
    struct launcher *launcher;
    time_t reported;
};

static void on_progress(void *context, size_t done, size_t all)
{
    struct reaching *reaching = context;
    time_t now = time(NULL);
    if (reaching->request->quiet || (now - reaching->reported < TICK && done < all))
        return;
    fprintf(stderr, "%zu/%zu tests run\n", done, all);
    reaching->reported = now;
}

static int write_table(const struct reach_table *table, const char *path)
{
    struct output_file *file = NULL;
    int result = -1;
    if (make_parents(path) == 0 && (file = output_file_open(path)) != NULL
        && reach_table_write(table, output_file_stream(file)) == 0 && output_file_commit(file) == 0)
        result = 0;
    else
        complain("%s: %s", path, strerror(errno));
    if (file != NULL)
        output_file_free(file);
    return result;
}

static int conclude(const struct reaching *reaching, const struct reach_table *table,
                    const struct recorded *recorded)
{
    const struct request *request = reaching->request;
    if (recorded->reporting == 0) {
        complain("nothing was recorded: no test ran on %s with the library of faults",
                 reaching->vm.home);
        return STATUS_ERROR;
    }
    char *path = request->out != NULL ? xstrdup(request->out) : reach_table_place(&reaching->vm);
    int result = write_table(table, path);
    if (result == 0 && !request->quiet) {
        size_t tests = recorded->reporting, others = recorded->unreported;
        fprintf(stderr, "%zu test%s execute%s %zu of %zu functions of the JVM\n", tests,
                noun_end(tests), verb_end(tests), recorded->executed, table->function_count);
        if (others > 0)
            fprintf(stderr, "%zu test%s not in the table: nothing was recorded of %s\n", others,
                    others == 1 ? " is" : "s are", others == 1 ? "it" : "them");
        fprintf(stderr, "the table: %s\n", path);
    }
    free(path);
    return result == 0 ? STATUS_OK : STATUS_ERROR;
}

static int record(struct reaching *reaching, const struct function_list *list)
{
    const struct request *request = reaching->request;
    struct trials *trials = trials_open(&reaching->suite, &reaching->vm, request->timeout_scale);
    if (trials == NULL)
        return STATUS_ERROR;
    const struct recording recording = {.plan = &reaching->plan,
                                        .vm = &reaching->vm,
                                        .list = list,
                                        .revision = ASSAY_REVISION,
                                        .whole = request->tests.count == 0,
                                        .trials = trials,
                                        .launcher = reaching->launcher,
                                        .jobs = request->jobs,
                                        .progress = on_progress,
                                        .context = reaching};
    struct recorded recorded;
    struct reach_table *table = recording_make(&recording, &recorded);
    int status = launcher_interrupted(reaching->launcher) ? STATUS_INTERRUPTED : STATUS_ERROR;
    if (table != NULL)
        status = conclude(reaching, table, &recorded);
    reach_table_free(table);
    trials_close(trials);
    return status;
}

static int reach_vm(struct reaching *reaching)
{
    const struct vm *vm = &reaching->vm;
    struct function_list list;
    if (vm_is_foreign(vm)) {
        complain("the library of faults is of the runner's own architecture, and this JVM is of %s",
                 vm->port.architecture);
        return STATUS_ERROR;
    }
    if (strcmp(vm->libjvm_sha256, "unknown") == 0) {
        complain("%s: the library that holds this JVM cannot be read: %s", vm->home, vm->libjvm);
        return STATUS_ERROR;
    }
    if (function_list_make(&list, vm->libjvm, &reaching->suite.home) != 0)
        return STATUS_ERROR;
    int status = record(reaching, &list);
    function_list_free(&list);
    return status;
}

static int reach_place(struct reaching *reaching)
{
    const struct request *request = reaching->request;
    struct vm_places places = {0};
    int status = STATUS_ERROR;
    if (vm_places_add(&places, request->jdk) == 0
        && (reaching->launcher = launcher_open()) != NULL) {
        if (vm_probe(&reaching->vm, &places.items[0], NULL, NULL, &reaching->suite.home,
                     reaching->launcher, request->timeout_scale)
            == 0) {
            status = reach_vm(reaching);
            vm_free(&reaching->vm);
        }
        launcher_close(reaching->launcher);
    }
    vm_places_free(&places);
    return status;
}

static int reach_tests(const struct request *request)
{
    struct reaching reaching = {.request = request};
    int status = STATUS_ERROR;
    char *none = NULL;
    const struct selection selection = {.patterns = request->tests.count > 0 ? request->tests.items
                                                                             : &none,
                                        .repeat = 1,
                                        .seed = -1};
    if (suite_open(&reaching.suite, SUITE_TESTS | SUITE_RULES | SUITE_KNOWN, NULL) != 0)
        return status;
    if (plan_make(&reaching.plan, &reaching.suite.catalog, &selection) == 0) {
        status = reach_place(&reaching);
        plan_free(&reaching.plan);
    }
    suite_close(&reaching.suite);
    return status;
}

static const struct option_row rows[] = {
    ROW_PATH(struct request, jdk, "jdk", "DIR", "the JDK whose functions are recorded"),
    ROW_PATH(struct request, out, "out", "FILE",
             "where to write the table; default: a file for this JVM below\n"
             "~/.cache/assay/reach, where 'assay run --touching' looks for it"),
    ROW_JOBS(struct request, jobs),
    ROW_TIMEOUT_SCALE(struct request, timeout_scale),
    ROW_FLAG(struct request, quiet, "quiet", 'q', "no progress"),
};

static const struct command_usage usage = {
    .synopsis = "assay reach --jdk DIR [OPTION]... [TEST-GLOB]...\n",
    .purpose =
        "Runs each test once and records which functions of the JVM's library it executes, for\n"
        "'assay run --touching' (docs/touching.md). The library needs a symbol table.\n",
    .rows = rows,
    .count = sizeof rows / sizeof *rows,
    .end =
        "Exit status: 0 the table was written, 2 bad usage or a harness error, 130 interrupted.\n",
    .most = -1};

int cmd_reach(int argc, char **argv)
{
    struct request request = {.jobs = machine_jobs(), .timeout_scale = 1};
    char **tests;
    output_file_ignore_signals();
    int status = options_read(&usage, &request, argc, argv, &tests);
    if (status == OPTIONS_READ && request.jdk == NULL) {
        complain("name a JDK with --jdk DIR");
        status = STATUS_ERROR;
    }
    if (status == OPTIONS_READ) {
        for (; *tests != NULL; tests++)
            strings_add(&request.tests, xstrdup(*tests));
        status = reach_tests(&request);
    }
    strings_free(&request.tests);
    return status;
}
