/* SPDX-License-Identifier: Apache-2.0 */
#include "run/session.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "base/clock.h"
#include "base/memory.h"
#include "base/status.h"
#include "judge/expected_files.h"
#include "launch/environment.h"
#include "remote/machine.h"
#include "revision.h"
#include "run/batch.h"
#include "run/command.h"
#include "run/delivery.h"
#include "run/losses.h"
#include "run/record.h"
#include "run/run_status.h"
#include "run/scratch.h"

/* A JVM that is known to hang in a test shows it within a few seconds. */
enum { DEFAULT_TIMEOUT = 20, KNOWN_HANG_TIMEOUT = 4 };

/* What a running JVM needs until its end. */
struct ticket {
    size_t index;
    const struct case_batch *batch; /* whose first member has that index; or NULL */
    struct result *result;          /* NULL in a batch */
    char **argv;
    char **env;
    struct scratch_directory *directory;
};

struct session_state {
    const struct session *session;
    const struct vm *vm;
    struct run run;
    struct outputs *outputs;
    struct scratch *scratch;
    struct expected_files *expected;
    struct result_delivery *delivery;
    struct batches *batches; /* NULL when each case has its JVM */
    bool *begun;             /* by place in the plan */
    struct losses *losses;   /* of the connection to another machine */
    size_t next;             /* before it all have begun */
    double since;            /* on the monotonic clock */
};

/* Fills in what is known of the result before its JVM runs. */
static struct result *begin_result(struct session_state *state, size_t index)
{
    const struct planned *planned = &state->session->plan->items[index];
    const struct expected *expected = expected_files_of(state->expected, planned->test, NULL);
    struct result *result = xcalloc(1, sizeof *result);
    *result = (struct result){
        .id = planned->id,
        .title = planned->test->descriptor->title,
        .repeat = planned->repeat,
        .challenge = challenge_of(state->session->suite->challenges, planned->id),
        .exit_status = -1};
    if (expected != NULL)
        result->rule_count = expected_rules(expected, &result->rules);
    result->rerun = command_rerun(state->session->config, state->vm, state->run.spec, planned->id);
    char **argv = command_test(state->vm, planned->test, &state->session->suite->home);
    char **settings = command_settings(state->vm, planned->test);
    result->by_hand = command_by_hand(argv, settings, planned->case_name);
    string_array_free(argv);
    string_array_free(settings);
    return result;
}

static void drop_result(struct result *result)
{
    result_free(result);
    free(result);
}

static bool is_known_to_hang(const struct session *session, const struct vm *vm,
                             const struct planned *planned)
{
    return session->suite->known != NULL && known_hangs(session->suite->known, vm, planned->id);
}

double session_timeout(const struct session *session, const struct vm *vm,
                       const struct planned *planned)
{
    int seconds = planned->test->descriptor->timeout;
    if (seconds == 0)
        seconds = DEFAULT_TIMEOUT;
    if (seconds > KNOWN_HANG_TIMEOUT && !session->config->full_time
        && is_known_to_hang(session, vm, planned))
        seconds = KNOWN_HANG_TIMEOUT;
    return seconds * session->config->timeout_scale * vm_patience(vm);
}

/* The job of that planned test, whose case, or cases in a batch, the JVM gets. On another machine it is
 * asked by a signal whether it is alive there before it counts as hanging, though its stacks are known. */
static void make_job(struct session_state *state, const struct ticket *made, const char *cases,
                     struct job *job)
{
    const struct planned *planned = &state->session->plan->items[made->index];
    struct ticket *ticket = xcalloc(1, sizeof *ticket);
    *ticket = *made;
    char **settings = command_settings(state->vm, planned->test);
    ticket->argv = command_test(state->vm, planned->test, &state->session->suite->home);
    if (state->vm->machine != NULL) {
        char **argv = ticket->argv;
        ticket->argv = machine_command(state->vm->machine, argv, cases, settings);
        string_array_free(argv);
    }
    ticket->env = environment_for(ticket->directory->path, cases, (const char *const *)settings);
    string_array_free(settings);
    *job = (struct job){.argv = ticket->argv,
                        .env = ticket->env,
                        .directory = ticket->directory->path,
                        .place = ticket->directory->descriptor,
                        .timeout = session_timeout(state->session, state->vm, planned)
                                   + losses_begin(state->losses, made->index),
                        .known_to_hang = state->vm->machine == NULL
                                         && is_known_to_hang(state->session, state->vm, planned),
                        .owner = ticket};
}

static void conclude(struct session_state *state, size_t index, struct result *result,
                     enum verdict verdict, char *reason)
{
    result->verdict = result->unrecorded = verdict;
    result->reason = reason;
    delivery_finish(state->delivery, index, result);
}

/* Prepares the JVM of the planned test; false when no JVM is needed for its result. */
static bool prepare(struct session_state *state, size_t index, struct job *job)
{
    const struct planned *planned = &state->session->plan->items[index];
    const struct test *test = planned->test;
    struct result *result = begin_result(state, index);
    const char *problem;
    const struct expected *expected = expected_files_of(state->expected, test, &problem);
    char *reason = not_applicable(test, state->vm, state->run.spec);
    struct scratch_directory *directory = NULL;
    if (reason != NULL) {
        conclude(state, index, result, VERDICT_NA, reason);
    } else if (expected == NULL) {
        conclude(state, index, result, VERDICT_ERROR, xstrdup(problem));
    } else if ((reason = test_missing_target(test, &state->session->suite->home)) != NULL) {
        conclude(state, index, result, VERDICT_ERROR, reason);
    } else {
        directory = scratch_make(state->scratch, planned->id);
        if (directory == NULL)
            conclude(state, index, result, VERDICT_ERROR,
                     xprintf("no working directory could be made: %s", strerror(errno)));
    }
    if (directory == NULL)
        return false;
    make_job(state, &(struct ticket){.index = index, .result = result, .directory = directory},
             planned->case_name, job);
    return true;
}

/* Prepares the JVM of the batch; false when it cannot be. */
static bool prepare_batch(struct session_state *state, const struct case_batch *batch,
                          struct job *job)
{
    size_t index = batch->members[0];
    struct scratch_directory *directory = scratch_make(state->scratch,
                                                       state->session->plan->items[index].id);
    if (directory == NULL)
        return false;
    make_job(state, &(struct ticket){.index = index, .batch = batch, .directory = directory},
             batch->cases, job);
    for (size_t i = 0; i < batch->count; i++)
        state->begun[batch->members[i]] = true;
    return true;
}

/* Whether no more tests are begun, and why. */
static bool has_stopped(struct session_state *state)
{
    const struct run_config *config = state->session->config;
    if (config->stop_after > 0 && delivery_deviations(state->delivery) >= config->stop_after)
        state->run.stopped = "as many tests deviated as --fail-fast allows";
    else if (config->time_budget > 0 && clock_seconds() - state->since >= config->time_budget)
        state->run.stopped = "the time of --time-budget is over";
    else if (state->session->is_outdated != NULL
             && state->session->is_outdated(state->session->context))
        state->run.stopped = "the JVM is being replaced";
    else if (memory_is_short())
        state->run.stopped = "the runner has no more memory";
    else if (state->vm->machine != NULL && machine_gone(state->vm->machine) != NULL)
        state->run.stopped = "the connection to the other machine was lost";
    return state->run.stopped != NULL;
}

/* Goes on to the next place in the plan that has not begun; false when there is none. */
static bool find_next(struct session_state *state)
{
    while (state->next < state->run.planned && state->begun[state->next])
        state->next++;
    return state->next < state->run.planned;
}

/* Begins what was planned from that place on anew. */
static void begin_again(struct session_state *state, const size_t *places, size_t count)
{
    for (size_t i = 0; i < count; i++)
        state->begun[places[i]] = false;
    if (state->next > places[0])
        state->next = places[0];
}

/* Gives each case of the batch a JVM of its own. */
static void part(struct session_state *state, const struct case_batch *batch)
{
    losses_forget(state->losses, batch->members[0]);
    batches_dissolve(state->batches, batch);
    begin_again(state, batch->members, batch->count);
}

static bool next_job(void *context, struct job *job)
{
    struct session_state *state = context;
    while (find_next(state) && !has_stopped(state) && !losses_hold(state->losses, state->next)) {
        size_t index = state->next++;
        const struct case_batch *batch = batches_of(state->batches, index);
        state->begun[index] = true;
        if (delivery_has_stored(state->delivery, index))
            delivery_finish_stored(state->delivery, index);
        else if (batch != NULL ? prepare_batch(state, batch, job) : prepare(state, index, job))
            return true;
        else if (batch != NULL)
            part(state, batch);
    }
    return false;
}

static void free_ticket(struct ticket *ticket)
{
    string_array_free(ticket->argv);
    string_array_free(ticket->env);
    free(ticket);
}

static struct evidence evidence_of(struct session_state *state, size_t index, const struct job *job,
                                   const struct outcome *outcome)
{
    const struct ticket *ticket = job->owner;
    const struct planned *planned = &state->session->plan->items[index];
    return (struct evidence){.planned = planned,
                             .vm = state->vm,
                             .spec = state->run.spec,
                             .expected = expected_files_of(state->expected, planned->test, NULL),
                             .known = state->session->suite->known,
                             .outcome = outcome,
                             .crash_log = scratch_crash_log(ticket->directory),
                             .lost = scratch_lost(ticket->directory),
                             .timeout = job->timeout};
}

/* Delivers the results of the batch if all of its cases passed. */
static bool deliver_batch(struct session_state *state, const struct job *job,
                          const struct outcome *outcome)
{
    const struct ticket *ticket = job->owner;
    const struct case_batch *batch = ticket->batch;
    struct evidence evidence = evidence_of(state, ticket->index, job, outcome);
    struct result **results = xcalloc(batch->count, sizeof *results);
    bool passed = true;
    for (size_t i = 0; i < batch->count && passed; i++) {
        evidence.planned = &state->session->plan->items[batch->members[i]];
        results[i] = begin_result(state, batch->members[i]);
        results[i]->seconds = outcome->seconds / (double)batch->count;
        results[i]->exit_status = outcome->exit_status;
        passed = batch_passes(results[i], &evidence);
    }
    for (size_t i = 0; i < batch->count && results[i] != NULL; i++)
        if (passed)
            delivery_finish(state->delivery, batch->members[i], results[i]);
        else
            drop_result(results[i]);
    free(results);
    free((char *)evidence.crash_log);
    return passed;
}

/* Whether the outcome is that of the JVM, which may be on another machine. What was lost with the connection
 * is begun again, but not for ever: the JVM may be what takes the machine down. */
static bool is_complete(struct session_state *state, const struct job *job, struct outcome *outcome)
{
    struct ticket *ticket = job->owner;
    enum machine_end end = losses_end(state->losses, ticket->index, state->vm->machine, job,
                                      outcome);
    if (end == MACHINE_ENDED)
        return true;
    bool enough = end == MACHINE_LOST && losses_enough(state->losses, ticket->index);
    outcome_free(outcome);
    scratch_remove(ticket->directory);
    if (ticket->batch != NULL && enough) {
        part(state, ticket->batch);
    } else if (ticket->batch != NULL) {
        begin_again(state, ticket->batch->members, ticket->batch->count);
    } else if (enough) {
        conclude(state, ticket->index, ticket->result, VERDICT_ERROR,
                 xprintf("the connection to %s was lost each of the %d times that it ran",
                         state->vm->on, MACHINE_ATTEMPTS));
    } else {
        drop_result(ticket->result);
        begin_again(state, &ticket->index, 1);
    }
    free_ticket(ticket);
    return false;
}

static void batch_done(struct session_state *state, const struct job *job, struct outcome *outcome)
{
    struct ticket *ticket = job->owner;
    const struct case_batch *batch = ticket->batch;
    bool passed = deliver_batch(state, job, outcome);
    outcome_free(outcome);
    scratch_remove(ticket->directory);
    free_ticket(ticket);
    if (passed)
        return;
    part(state, batch);
    launcher_more(state->session->launcher);
}

static void take_outcome(struct session_state *state, const struct job *job,
                         struct outcome *outcome)
{
    if (!is_complete(state, job, outcome))
        return;
    struct ticket *ticket = job->owner;
    struct result *result = ticket->result;
    if (ticket->batch != NULL) {
        batch_done(state, job, outcome);
        return;
    }
    struct evidence evidence = evidence_of(state, ticket->index, job, outcome);
    judge(result, &evidence);
    free((char *)evidence.crash_log);
    result->seconds = outcome->seconds;
    result->exit_status = outcome->exit_status;
    result->signal = outcome->signal;
    if (result->verdict == VERDICT_PASS || result->verdict == VERDICT_NA) {
        outcome_free(outcome);
    } else {
        result->transcript = outcome->transcript;
        result->out = outcome->out;
        result->err = outcome->err;
    }
    record_keep_or_remove(result, state->session->config, ticket->directory);
    result_cut(result);
    size_t index = ticket->index;
    free_ticket(ticket);
    delivery_finish(state->delivery, index, result);
}

static void job_done(void *context, const struct job *job, struct outcome *outcome)
{
    struct session_state *state = context;
    take_outcome(state, job, outcome);
    if (state->vm->machine != NULL)
        launcher_more(state->session->launcher);
}

static void job_dropped(void *context, const struct job *job)
{
    (void)context;
    struct ticket *ticket = job->owner;
    if (ticket->result != NULL)
        drop_result(ticket->result);
    scratch_remove(ticket->directory);
    free_ticket(ticket);
}

static void carry_out(struct session_state *state)
{
    state->since = clock_seconds();
    outputs_begin(state->outputs, &state->run);
    launcher_run(state->session->launcher,
                 &(struct work){.next = next_job,
                                .done = job_done,
                                .dropped = job_dropped,
                                .context = state,
                                .parallel = state->session->config->jobs});
    state->run.interrupted = launcher_interrupted(state->session->launcher);
    state->run.seconds = clock_seconds() - state->since;
    delivery_end(state->delivery);
    outputs_end(state->outputs, &state->run);
}

static bool is_stored(void *context, size_t index)
{
    const struct session_state *state = context;
    return delivery_has_stored(state->delivery, index);
}

int session_run(const struct session *session, const struct vm *vm, struct sink *further)
{
    const struct run_config *config = session->config;
    struct session_state state = {
        .session = session,
        .vm = vm,
        .run = {.vm = vm,
                .suite = session->selection,
                .revision = ASSAY_REVISION,
                .command_line = config->command_line,
                .spec = config->spec != 0 ? config->spec : vm->spec,
                .strict = config->strict,
                .jobs = config->jobs,
                .journaled = session->journal != NULL,
                .part = session->part,
                .seed = config->seed,
                .shard = config->shard,
                .shards = config->shards,
                .times = config->times,
                .started = session->started != 0 ? session->started : time(NULL),
                .planned = session->plan->count},
    };
    state.scratch = scratch_open(config->keep, vm->slug);
    if (state.scratch == NULL) {
        if (further != NULL)
            further->free(further);
        return STATUS_ERROR;
    }
    state.expected = expected_files_new(session->suite);
    state.outputs = outputs_open(&config->reports, config->quiet, vm, further);
    state.delivery = delivery_new(session->plan, session->suite, &state.run, state.outputs,
                                  session->journal);
    state.begun = xcalloc(session->plan->count, sizeof *state.begun);
    state.losses = losses_new(session->plan->count);
    if (config->batch)
        state.batches = batches_new(session->plan, session->suite, state.expected, vm,
                                    state.run.spec, is_stored, &state);
    carry_out(&state);
    size_t failed = outputs_close(state.outputs);
    failed += delivery_free(state.delivery);
    int status = run_status(&state.run, failed);
    expected_files_free(state.expected);
    batches_free(state.batches);
    free(state.begun);
    losses_free(state.losses);
    scratch_close(state.scratch);
    return status;
}
