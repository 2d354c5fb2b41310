/* SPDX-License-Identifier: Apache-2.0 */
#include "explore/pool.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/files.h"
#include "base/lines.h"
#include "base/utf8.h"
#include "launch/environment.h"
#include "run/command.h"
#include "run/scratch.h"

/* The agent waits for an actor a part of the time that its JVM has, so that what does not come is
 * reported by the agent. */
enum { WAITS_OF_TIMEOUT = 4 };

/* What the library of faults records, in the directory of a JVM. */
static const char report_name[] = "places";

/* A scenario that runs. */
struct running {
    struct explore_attempt *attempt;
    struct scratch_directory *directory;
    char **argv;
    char **env;
};

struct batch {
    struct pool *pool;
    struct explore_attempt *attempts;
    size_t count;
    size_t begun;
};

int pool_open(struct pool *pool)
{
    pool->model_vm = (struct model_vm){
        .spec = pool->vm->spec,
        .pops_frames = vm_offers(pool->vm, "can_pop_frame"),
        .forces_returns = vm_offers(pool->vm, "can_force_early_return")};
    pool->scratch = scratch_open(NULL, pool->vm->slug);
    return pool->scratch != NULL ? 0 : -1;
}

void pool_close(struct pool *pool)
{
    if (pool->scratch != NULL)
        scratch_close(pool->scratch);
}

/* Virtual threads that are pinned in native methods need carriers, whatever processors there are. */
static const char *const of_hotspot[] = {"-Xmx64m", "-Djdk.virtualThreadScheduler.parallelism=8",
                                         "-Djdk.virtualThreadScheduler.maxPoolSize=16", NULL};

static const char no_core[] = "-XX:-CreateCoredumpOnCrash";

struct strings pool_arguments(const struct vm *vm)
{
    struct strings arguments = {0};
    for (char **argument = vm->vm_args; argument != NULL && *argument != NULL; argument++)
        strings_add(&arguments, xstrdup(*argument));
    if (vm_takes(vm, no_core) && vm->spec > VM_SPEC_MIN) /* 8 does not know it */
        strings_add(&arguments, xstrdup(no_core));
    for (size_t i = 0; of_hotspot[i] != NULL; i++)
        if (vm_takes(vm, of_hotspot[i]))
            strings_add(&arguments, xstrdup(of_hotspot[i]));
    return arguments;
}

unsigned pool_patience(const struct pool *pool)
{
    return (unsigned)(pool->timeout / WAITS_OF_TIMEOUT) + 1;
}

static char **command(const struct pool *pool, const char *directory, bool is_recorded)
{
    struct vm vm = *pool->vm;
    struct strings arguments = pool_arguments(&vm);
    if (pool->fault != NULL)
        strings_add(&arguments, xprintf("-agentpath:%s=%s@%s/faults", pool->home->faults,
                                        pool->fault, directory));
    if (is_recorded)
        strings_add(&arguments, xprintf("-agentpath:%s=%s@%s/%s", pool->home->faults,
                                        places_trace(pool->places), directory, report_name));
    vm.vm_args = strings_array(&arguments);
    char *program = xprintf("%s/program", directory);
    char **argv = command_java(&vm, pool->home->explore, program, NULL, pool->home->java,
                               "explore.Interpreter", NULL);
    free(program);
    string_array_free(vm.vm_args);
    return argv;
}

static void free_running(struct running *running)
{
    scratch_remove(running->directory);
    string_array_free(running->argv);
    string_array_free(running->env);
    free(running);
}

static int begin(struct pool *pool, struct explore_attempt *attempt, struct job *job)
{
    struct scratch_directory *directory = scratch_make(pool->scratch, "scenario");
    if (directory == NULL) {
        complain("no working directory could be made: %s", strerror(errno));
        return -1;
    }
    struct running *running = xcalloc(1, sizeof *running);
    char *text = program_text(&attempt->scenario, &pool->model_vm, pool_patience(pool), false);
    int status = file_write(directory->path, "program", text);
    *running = (struct running){
        .attempt = attempt,
        .directory = directory,
        .argv = command(pool, directory->path, attempt->reach != NULL && pool->places != NULL),
        .env = environment_for(directory->path, NULL, NULL)};
    free(text);
    if (status != 0) {
        free_running(running);
        return -1;
    }
    *job = (struct job){.argv = running->argv,
                        .env = running->env,
                        .directory = directory->path,
                        .place = directory->descriptor,
                        .timeout = pool->timeout,
                        .owner = running};
    return 0;
}

static bool next(void *context, struct job *job)
{
    struct batch *batch = context;
    if (batch->begun == batch->count || batch->pool->failed)
        return false;
    if (begin(batch->pool, &batch->attempts[batch->begun], job) != 0) {
        batch->pool->failed = true;
        return false;
    }
    batch->begun++;
    return true;
}

/* "JvmtiEnv::GetTag" of "# V  [libjvm.so+0x8f]  JvmtiEnv::GetTag(_jobject*)+0x5". Allocated, or NULL. */
static char *frame_of_log(const struct scratch_directory *directory)
{
    char *name = scratch_crash_log(directory);
    char *log = name != NULL ? file_read_foreign(directory->path, name, NULL) : NULL;
    const char *frame = log != NULL ? strstr(log, "# Problematic frame:") : NULL;
    char *result = name != NULL ? xstrdup("(no frame in the log)") : NULL;
    if (frame != NULL)
        frame = strchr(frame, '\n');
    if (frame != NULL) {
        frame += 1 + strspn(frame + 1, "# ");
        const char *end = frame + strcspn(frame, "\n");
        const char *symbol = strstr(frame, "]  ");
        free(result);
        if (symbol != NULL && symbol < end)
            frame = symbol + 3;
        result = xprintf("%.*s", (int)strcspn(frame, "(\n+"), frame);
    }
    free(log);
    free(name);
    return result;
}

static void done(void *context, const struct job *job, struct outcome *outcome)
{
    struct batch *batch = context;
    struct running *running = job->owner;
    struct pool *pool = batch->pool;
    struct explore_attempt *attempt = running->attempt;
    pool->runs++;
    if (outcome->error != 0) {
        complain("a JVM could not be started: %s", strerror(outcome->error));
        pool->failed = true;
    } else {
        struct strings lines = {0};
        char *frame = frame_of_log(running->directory);
        size_t position = 0;
        char *line;
        while ((line = line_next(&outcome->transcript, &position, utf8_plain)) != NULL)
            strings_add(&lines, line);
        verify(&attempt->finding, &attempt->scenario, &pool->model_vm, &lines,
               &(struct process_end){.timed_out = outcome->timed_out,
                                     .by_itself = outcome->exit_status == 0,
                                     .frame = frame});
        attempt->done = true;
        if (attempt->reach != NULL && pool->places != NULL)
            places_take(pool->places, attempt->reach, running->directory->path, report_name);
        strings_free(&lines);
        free(frame);
    }
    outcome_free(outcome);
    free_running(running);
}

static void dropped(void *context, const struct job *job)
{
    (void)context;
    free_running(job->owner);
}

void pool_run(struct pool *pool, struct explore_attempt *attempts, size_t count)
{
    struct batch batch = {.pool = pool, .attempts = attempts, .count = count};
    for (size_t i = 0; i < count; i++)
        attempts[i].done = false;
    launcher_run(pool->launcher, &(struct work){.next = next,
                                                .done = done,
                                                .dropped = dropped,
                                                .context = &batch,
                                                .parallel = pool->jobs});
}

bool pool_records(struct pool *pool)
{
    struct reach reach = {0};
    struct explore_attempt attempt = {.reach = &reach};
    attempt.scenario = (struct scenario){.environments = 1,
                                         .actors = 1,
                                         .count = 1,
                                         .operations = {{.code = OP_START, .by = MAIN_THREAD}}};
    pool_run(pool, &attempt, 1);
    bool records = reach.count > 0;
    reach_free(&reach);
    return records;
}
