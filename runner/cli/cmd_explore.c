/* SPDX-License-Identifier: Apache-2.0 */

/* `assay explore`: random scenarios, judged by a model of the JVM TI. */
#include <errno.h>
#include <jansson.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "audit/audit.h"
#include "base/directories.h"
#include "base/files.h"
#include "base/json_file.h"
#include "base/machine.h"
#include "base/output_file.h"
#include "cli/commands.h"
#include "cli/option_parser.h"
#include "explore/hunt.h"
#include "explore/scenario_file.h"
#include "explore/standalone.h"
#include "judge/suite.h"
#include "run/vm_probe.h"
#include "vm/vm_find.h"

enum { DEFAULT_SCENARIOS = 100, DEFAULT_LENGTH = 60, SHRINK_JVMS = 150, TIMEOUT = 40 };

struct request {
    struct vm_places places;
    struct strings vm_args;
    struct strings replays;
    const char *directory;
    const char *export;
    const char *json;
    const char *fault;
    const char *corpus;
    size_t scenarios;
    double minutes;
    int64_t seed;
    size_t length;
    size_t repeat;
    unsigned jobs;
    double timeout_scale;
    bool known;
    bool stop;
    bool minimise;
    bool print;
    bool quiet;
};

struct exploring {
    const struct request *request;
    struct suite suite;
    struct launcher *launcher;
    json_t *results;
    struct corpus_cover cover; /* with --minimise */
    bool found;
    bool interrupted;
    bool failed;
};

/* Reads a scenario that makes sense. Returns 0, or -1 after a message. */
static int read_scenario(struct scenario *scenario, const char *path, const struct model_vm *vm)
{
    if (scenario_file_read(scenario, path) != 0)
        return -1;
    size_t senseless = scenario_senseless(scenario, vm, true);
    if (senseless == SIZE_MAX)
        return 0;
    char wrong[LINE_OF_OPERATION];
    operation_write(&scenario->operations[senseless], wrong);
    complain("%s: operation %zu makes no sense there: %s", path, senseless + 1, wrong);
    return -1;
}

/* Returns 0, or -1 after messages. */
static int read_replays(struct scenario *scenarios, const struct request *request,
                        const struct model_vm *vm)
{
    int result = 0;
    for (size_t i = 0; i < request->replays.count; i++)
        if (read_scenario(&scenarios[i], request->replays.items[i], vm) != 0)
            result = -1;
    return result;
}

/* Whether the corpus is only to be made smaller. */
static bool is_reducing(const struct request *request)
{
    return request->minimise && request->corpus != NULL;
}

static void conclude(struct exploring *exploring, struct hunt *hunt)
{
    const struct request *request = exploring->request;
    char *label = vm_label(hunt->pool->vm);
    for (size_t i = 0; request->quiet && i < hunt->count; i++)
        hunt_print(hunt, &hunt->items[i], stdout);
    printf("%s: %zu scenario%s with %zu operation%s, %zu finding%s", label, hunt->judged,
           noun_end(hunt->judged), hunt->operations, noun_end(hunt->operations), hunt->count,
           noun_end(hunt->count));
    if (hunt->not_applicable > 0)
        printf(", %zu not applicable", hunt->not_applicable);
    if (hunt->corpus != NULL)
        printf(", %zu of %zu places, %zu kept", hunt->corpus->reached,
               places_count(hunt->corpus->places), hunt->corpus->count);
    printf("; %zu JVM%s, seed %lld\n", hunt->pool->runs, noun_end(hunt->pool->runs),
           (long long)request->seed);
    json_array_append_new(exploring->results, hunt_json(hunt));
    exploring->found = exploring->found || hunt->count > 0;
    exploring->interrupted = exploring->interrupted || hunt->interrupted;
    exploring->failed = exploring->failed || hunt->pool->failed || hunt->invalid > 0
                        || (hunt->judged == hunt->not_applicable && !hunt->interrupted
                            && !is_reducing(request));
    free(label);
}

/* Whether it was judged in each run, so that the program can say what the JVM does. */
static bool is_judged(const struct hunt *hunt)
{
    return hunt->judged > 0 && hunt->invalid == 0 && hunt->not_applicable == 0;
}

/* Returns 0, or -1 after a message. */
static int write_program(const struct exploring *exploring, const struct hunt *hunt,
                         const struct explore_attempt *attempt)
{
    struct standalone program;
    const char *directory = exploring->request->export;
    if (standalone_make(&program, hunt->pool, attempt, exploring->suite.rules) != 0)
        return -1;
    int result = standalone_write(&program, directory);
    standalone_free(&program);
    if (result != 0)
        return -1;
    char *script = xprintf("%s%s/run.sh", directory[0] == '-' ? "./" : "", directory);
    char *place = shell_quoted(script);
    printf("exported; run it with  sh %s JDK\n", place);
    free(place);
    free(script);
    return 0;
}

/* What --replay names as a program of its own, in the directory that was made for it. It is that which was
 * found, if something was. */
static void export_scenario(struct exploring *exploring, const struct hunt *hunt,
                            const struct scenario *scenario)
{
    struct explore_attempt attempt = {.scenario = *scenario};
    if (hunt->count > 0)
        attempt = hunt->items[0].attempt;
    bool ran = !hunt->interrupted && !hunt->pool->failed;
    if (ran && !is_judged(hunt))
        complain("nothing is exported: the scenario could not be judged on this JVM");
    if (ran && is_judged(hunt) && write_program(exploring, hunt, &attempt) == 0)
        return;
    exploring->failed = true;
    directory_remove(exploring->request->export);
}

/* Makes the directory of --export, before JVMs run for it. Returns 0, or -1 after a message. */
static int prepare_export(const struct request *request, const struct vm *vm)
{
    if (request->export == NULL)
        return 0;
    if (!standalone_is_possible(vm))
        return -1;
    if (make_directories(request->export) == 0 && access(request->export, W_OK | X_OK) == 0)
        return 0;
    complain("cannot write to %s: %s", request->export, strerror(errno));
    return -1;
}

/* Opens the corpus for the JVM, and sets hunt->corpus and the places of its pool if there can be guidance. Returns
 * 0, or -1 after a message. */
static int open_corpus(struct exploring *exploring, struct hunt *hunt, struct corpus *corpus)
{
    const struct request *request = exploring->request;
    struct pool *pool = hunt->pool;
    char *why;
    corpus->places = places_open(corpus->directory, pool->vm, pool->home, &why);
    if (corpus->places == NULL && why == NULL)
        return -1;
    if (corpus->places != NULL && corpus_open(corpus) != 0)
        return -1;
    pool->places = corpus->places;
    if (corpus->places != NULL && !pool_records(pool)) {
        why = xstrdup("no JVM runs with breakpoints in its machine code");
        pool->places = NULL;
    }
    if (why == NULL) {
        hunt->corpus = corpus;
        return 0;
    }
    if (!launcher_interrupted(pool->launcher))
        complain("%s: %s: %s", corpus->label,
                 is_reducing(request) ? "what scenarios execute is not known"
                                      : "exploring is not guided",
                 why);
    free(why);
    return is_reducing(request) ? -1 : 0;
}

static void explore_guided(struct exploring *exploring, struct hunt *hunt)
{
    char *label = vm_label(hunt->pool->vm);
    struct corpus corpus = {.directory = exploring->request->corpus,
                            .label = label,
                            .vm = &hunt->pool->model_vm,
                            .meets_known = hunt->pool->meets_known};
    if (open_corpus(exploring, hunt, &corpus) != 0) {
        exploring->interrupted = launcher_interrupted(hunt->pool->launcher);
        exploring->failed = true;
    } else {
        if (hunt->corpus != NULL)
            hunt_corpus(hunt);
        if (is_reducing(exploring->request))
            corpus_cover(&corpus, &exploring->cover);
        else
            hunt_random(hunt);
        conclude(exploring, hunt);
    }
    hunt->corpus = NULL;
    corpus_free(&corpus);
    free(label);
}

static void explore(struct exploring *exploring, const struct vm *vm)
{
    const struct request *request = exploring->request;
    struct pool pool = {.home = &exploring->suite.home,
                        .vm = vm,
                        .launcher = exploring->launcher,
                        .jobs = request->jobs,
                        .timeout = TIMEOUT * request->timeout_scale * vm_patience(vm),
                        .meets_known = request->known || !vm_is_hotspot(vm),
                        .fault = request->fault};
    struct hunt hunt = {.pool = &pool,
                        .seed = (uint64_t)request->seed,
                        .scenarios = request->scenarios,
                        .minutes = request->minutes,
                        .length = request->length,
                        .stop = request->stop,
                        .quiet = request->quiet,
                        .directory = request->directory};
    bool replays = request->replays.count > 0;
    hunt.shrink = (replays ? request->minimise : !request->stop) ? SHRINK_JVMS : 0;
    struct scenario *scenarios = xcalloc(request->replays.count + 1, sizeof *scenarios);
    if (pool_open(&pool) != 0 || read_replays(scenarios, request, &pool.model_vm) != 0
        || prepare_export(request, vm) != 0) {
        exploring->failed = true;
    } else if (request->corpus != NULL) {
        explore_guided(exploring, &hunt);
    } else {
        for (size_t i = 0; i < request->replays.count; i++)
            hunt_scenario(&hunt, &scenarios[i], request->repeat);
        if (!replays)
            hunt_random(&hunt);
        conclude(exploring, &hunt);
        if (request->export != NULL)
            export_scenario(exploring, &hunt, &scenarios[0]);
    }
    free(scenarios);
    hunt_free(&hunt);
    pool_close(&pool);
}

static void explore_place(struct exploring *exploring, const struct vm_place *place)
{
    struct vm vm;
    if (vm_probe(&vm, place, (const char *const *)exploring->request->vm_args.items, NULL,
                 &exploring->suite.home, exploring->launcher, exploring->request->timeout_scale)
        != 0) {
        exploring->failed = true;
        return;
    }
    explore(exploring, &vm);
    vm_free(&vm);
}

static int write_json(const struct exploring *exploring)
{
    struct output_file *file = output_file_open(exploring->request->json);
    if (file == NULL) {
        complain("%s: cannot be written", exploring->request->json);
        return -1;
    }
    json_t *root = json_pack("{s:i, s:O}", "schema", 1, "jvms", exploring->results);
    int status = json_dumpf(root, output_file_stream(file), JSON_INDENT(1));
    status = status == 0 ? output_file_commit(file) : status;
    output_file_free(file);
    json_decref(root);
    return status;
}

/* Returns 0, or -1 after a message. */
static int check_fault(const struct request *request, const struct home *home)
{
    struct fault_library library;
    bool found = false;
    if (request->fault == NULL)
        return 0;
    if (fault_library_open(&library, home->faults, FAULT_CATALOGUE_SYMBOL) != 0)
        return -1;
    for (size_t i = 0; i < library.count; i++)
        found = found || strcmp(library.entries[i]->id, request->fault) == 0;
    fault_library_close(&library);
    if (!found)
        complain("there is no fault '%s' (assay audit --list)", request->fault);
    return found ? 0 : -1;
}

static int explore_all(const struct request *request)
{
    struct exploring exploring = {.request = request};
    if (suite_open(&exploring.suite, SUITE_RULES, NULL) != 0)
        return STATUS_ERROR;
    exploring.results = json_array();
    exploring.launcher = launcher_open();
    exploring.failed = exploring.launcher == NULL
                       || check_fault(request, &exploring.suite.home) != 0;
    for (size_t i = 0; i < request->places.count && !exploring.failed && !exploring.interrupted;
         i++)
        explore_place(&exploring, &request->places.items[i]);
    if (is_reducing(request) && !exploring.failed && !exploring.interrupted)
        printf("%s: %zu of %zu scenarios kept\n", request->corpus,
               corpus_reduce(request->corpus, &exploring.cover), exploring.cover.count);
    corpus_cover_free(&exploring.cover);
    if (request->json != NULL && write_json(&exploring) != 0)
        exploring.failed = true;
    if (exploring.launcher != NULL)
        launcher_close(exploring.launcher);
    suite_close(&exploring.suite);
    json_decref(exploring.results);
    return exploring.interrupted ? STATUS_INTERRUPTED
           : exploring.failed    ? STATUS_ERROR
           : exploring.found     ? STATUS_DEVIATION
                                 : STATUS_OK;
}

static int read_minutes(void *target, const char *option, const char *argument)
{
    char *end;
    double *minutes = target;
    *minutes = strtod(argument, &end);
    if (*argument != '\0' && *end == '\0' && *minutes > 0 && *minutes < 1e6)
        return 0;
    complain("%s %s: a number of minutes is needed", option, argument);
    return -1;
}

static const struct option_row rows[] = {
    ROW_VMS(struct request, places, "a JDK to explore; may be repeated"),
    ROW_VM_ARGS(struct request, vm_args),
    ROW_NUMBER(struct request, scenarios, "scenarios", OPTION_SIZE, 1, 100000000,
               "how many; default: 100, or no limit with --minutes"),
    {.name = "minutes",
     .argument = "X",
     .help = "stop after so many minutes on each JDK",
     .kind = OPTION_OTHER,
     .offset = offsetof(struct request, minutes),
     .read = read_minutes},
    ROW_NUMBER(struct request, seed, "seed", OPTION_INT64, 0, INT64_MAX,
               "of the scenarios; default: the time"),
    ROW_NUMBER(struct request, length, "length", OPTION_SIZE, 1, SCENARIO_MAX,
               "operations of a scenario; default: 60"),
    ROW_LIST(struct request, replays, "replay", "FILE",
             "run this scenario instead; may be repeated"),
    ROW_NUMBER(struct request, repeat, "repeat", OPTION_SIZE, 1, 100000,
               "run what --replay names so often"),
    ROW_PATH(
        struct request, corpus, "corpus", "DIR",
        "keep scenarios there that execute in the JVM's own code what no other does, and make\n"
        "half of the new ones of them"),
    ROW_FLAG(struct request, minimise, "minimise", 0,
             "with --replay: shrink what deviates; with --corpus: remove the scenarios that\n"
             "execute nothing that the others do not, and run no new ones"),
    ROW_FLAG(struct request, stop, "stop", 0, "end at the first finding, without shrinking it"),
    ROW_FLAG(struct request, known, "known", 0, "do not step round known deviations"),
    ROW_PATH(struct request, fault, "fault", "ID", "put a fault of assay audit into the JVM TI"),
    ROW_PATH(struct request, directory, "out", "DIR", "write each finding there, as a scenario"),
    ROW_PATH(struct request, export, "export", "DIR",
             "with --replay: write the scenario, shrunk with --minimise, as a program that needs\n"
             "nothing of Assay: one Java source, one C source, and a script"),
    ROW_PATH(struct request, json, "json", "FILE", "write the results"),
    ROW_JOBS(struct request, jobs),
    ROW_TIMEOUT_SCALE(struct request, timeout_scale),
    ROW_FLAG(struct request, quiet, "quiet", 'q', "no progress"),
};

static const struct command_usage usage = {
    .synopsis = "assay explore --jdk DIR [OPTION]...\n"
                "assay explore --jdk DIR --replay FILE [OPTION]...\n",
    .purpose =
        "Runs random scenarios of threads and calls of the JVM TI, and judges all answers and\n"
        "events by a model of the specification. What deviates is shrunk and printed.\n"
        "docs/explore.md describes it.\n",
    .rows = rows,
    .count = sizeof rows / sizeof *rows,
    .end =
        "Exit status: 0 nothing was found; 1 something was; 2 bad usage or a harness error; 130\n"
        "interrupted.\n"};

/* Whether the options go together; otherwise that was said. */
static bool is_sensible(const struct request *request)
{
    const char *problem = NULL;
    if (request->places.count == 0)
        problem = "name a JDK with --jdk DIR";
    else if (request->corpus != NULL && (request->replays.count > 0 || request->fault != NULL))
        problem = "--corpus is for random scenarios, without --replay and --fault";
    else if (request->replays.count == 0 && request->minimise && request->corpus == NULL)
        problem = "--minimise is for scenarios that --replay names, or a corpus";
    else if (request->replays.count == 0 && request->repeat > 1)
        problem = "--repeat is for scenarios that --replay names";
    else if (request->export != NULL && (request->replays.count != 1 || request->places.count != 1))
        problem = "--export is for one scenario that --replay names, and one JDK";
    if (problem != NULL)
        complain("%s", problem);
    return problem == NULL
           && (request->export == NULL || check_is_new(request->export, "--export") == 0);
}

int cmd_explore(int argc, char **argv)
{
    struct request request = {.seed = (int64_t)time(NULL),
                              .length = DEFAULT_LENGTH,
                              .repeat = 1,
                              .jobs = machine_jobs(),
                              .timeout_scale = 1};
    char **arguments;
    output_file_ignore_signals();
    int status = options_read(&usage, &request, argc, argv, &arguments);
    if (request.scenarios == 0)
        request.scenarios = request.minutes > 0 ? SIZE_MAX : DEFAULT_SCENARIOS;
    if (status == OPTIONS_READ)
        status = is_sensible(&request) ? explore_all(&request) : STATUS_ERROR;
    vm_places_free(&request.places);
    strings_free(&request.vm_args);
    strings_free(&request.replays);
    return status;
}
