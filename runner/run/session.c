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
#include "judge/verdict.h"
#include "launch/environment.h"
#include "revision.h"
#include "run/command.h"
#include "run/scratch.h"
#include "sinks/result_json.h"

/* A JVM that is known to hang in a test shows it within a few seconds. */
enum { DEFAULT_TIMEOUT = 20, KNOWN_HANG_TIMEOUT = 4 };

/* Bytes of streams that a result has in memory while it waits for those before it; larger ones wait
 * in the journal. */
enum { WAITING_KEPT = 16 << 10 };

struct slot {
    struct result *result; /* NULL when it is not there yet, is in the journal, or was reported */
    bool finished;
};

/* What a running JVM needs until its end. */
struct ticket {
    size_t index;
    char **argv;
    char **env;
    struct scratch_directory *directory;
};

struct session_state {
    const struct session *session;
    const struct vm *vm;
    struct run run;
    struct outputs *outputs;
    struct journal *journal; /* that of the session, or one without a name */
    struct scratch *scratch;
    struct expected_files *expected;
    struct slot *slots; /* one for each planned JVM */
    size_t next;        /* to start */
    size_t delivered;   /* the slots before this one */
    size_t deviations;  /* so far, in whatever order they came */
    double begun;       /* on the monotonic clock */
};

static void report(struct session_state *state, const struct result *result)
{
    if (result->challenge != NULL)
        state->run.challenged++;
    else
        state->run.counts[result->verdict]++;
    if (result->challenge == NULL && result->overdue != NULL)
        state->run.overdue++;
    outputs_result(state->outputs, &state->run, result);
}

static void free_result(struct slot *slot)
{
    result_free(slot->result);
    free(slot->result);
    slot->result = NULL;
}

/* Reports the result as the journal has it. */
static void report_stored(struct session_state *state, size_t index)
{
    const struct planned *planned = &state->session->plan->items[index];
    json_t *object = journal_get(state->journal, index);
    struct result result = {
        .verdict = VERDICT_ERROR, .unrecorded = VERDICT_ERROR, .exit_status = -1};
    if (object != NULL)
        result_from_json(&result, object, state->session->suite->rules);
    else
        result.reason = xprintf("its result cannot be read any more: %s", strerror(errno));
    result.id = planned->id;
    result.title = planned->test->descriptor->title;
    result.repeat = planned->repeat;
    result.challenge = challenge_of(state->session->suite->challenges, planned->id);
    report(state, &result);
    result_replayed_free(&result);
    json_decref(object);
}

static void deliver(struct session_state *state, size_t index)
{
    struct slot *slot = &state->slots[index];
    if (slot->result != NULL) {
        report(state, slot->result);
        free_result(slot);
    } else {
        report_stored(state, index);
    }
    slot->finished = false;
}

/* Hands on the results that are due, in the order of the plan. */
static void deliver_due(struct session_state *state)
{
    for (; state->delivered < state->run.planned && state->slots[state->delivered].finished;
         state->delivered++)
        deliver(state, state->delivered);
}

/* Whether the result goes through the journal: all do if that stays, so that a run that is
 * continued reports what one at a stretch does; else those that would take memory. */
static bool is_for_journal(const struct session_state *state, size_t index)
{
    const struct result *result = state->slots[index].result;
    return journal_has_name(state->journal)
           || (index != state->delivered
               && result->transcript.length + result->out.length + result->err.length
                      > WAITING_KEPT);
}

/* What the journal cannot take stays in memory until it is reported. */
static void finish(struct session_state *state, size_t index)
{
    struct slot *slot = &state->slots[index];
    if (result_deviates(slot->result, state->run.strict))
        state->deviations++;
    if (is_for_journal(state, index) && journal_add(state->journal, index, slot->result) == 0)
        free_result(slot);
    slot->finished = true;
    deliver_due(state);
}

/* A result of an earlier run counts like one of this. */
static void finish_stored(struct session_state *state, size_t index)
{
    json_t *object = journal_get(state->journal, index);
    struct result result;
    result_from_json(&result, object, state->session->suite->rules);
    result.challenge = challenge_of(state->session->suite->challenges,
                                    state->session->plan->items[index].id);
    if (object != NULL && result_deviates(&result, state->run.strict))
        state->deviations++;
    result_replayed_free(&result);
    json_decref(object);
    state->slots[index].finished = true;
    deliver_due(state);
}

/* Fills in what is known of the result before its JVM runs. */
static struct result *begin_result(struct session_state *state, size_t index)
{
    const struct planned *planned = &state->session->plan->items[index];
    const struct expected *expected = expected_files_of(state->expected, planned->test, NULL);
    struct result *result = xcalloc(1, sizeof *result);
    state->slots[index].result = result;
    *result = (struct result){
        .id = planned->id,
        .title = planned->test->descriptor->title,
        .repeat = planned->repeat,
        .challenge = challenge_of(state->session->suite->challenges, planned->id),
        .exit_status = -1};
    if (expected != NULL)
        result->rule_count = expected_rules(expected, &result->rules);
    result->rerun = command_rerun(state->session->config, state->vm, state->run.spec, planned->id);
    return result;
}

static void conclude(struct session_state *state, size_t index, enum verdict verdict, char *reason)
{
    struct result *result = state->slots[index].result;
    result->verdict = result->unrecorded = verdict;
    result->reason = reason;
    finish(state, index);
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

/* Prepares the JVM of the planned test; false when no JVM is needed for its result. */
static bool prepare(struct session_state *state, size_t index, struct job *job)
{
    const struct planned *planned = &state->session->plan->items[index];
    const struct test *test = planned->test;
    struct result *result = begin_result(state, index);
    const char *problem;
    const struct expected *expected = expected_files_of(state->expected, test, &problem);
    char **argv = command_test(state->vm, test, &state->session->suite->home);
    char **settings = command_settings(state->vm, test);
    result->by_hand = command_by_hand(argv, settings, planned->case_name);
    char *reason = not_applicable(test, state->vm, state->run.spec);
    struct scratch_directory *directory = NULL;
    if (reason != NULL) {
        conclude(state, index, VERDICT_NA, reason);
    } else if (expected == NULL) {
        conclude(state, index, VERDICT_ERROR, xstrdup(problem));
    } else if ((reason = test_missing_target(test, &state->session->suite->home)) != NULL) {
        conclude(state, index, VERDICT_ERROR, reason);
    } else {
        directory = scratch_make(state->scratch, planned->id);
        if (directory == NULL)
            conclude(state, index, VERDICT_ERROR,
                     xprintf("no working directory could be made: %s", strerror(errno)));
    }
    if (directory == NULL) {
        string_array_free(argv);
        string_array_free(settings);
        return false;
    }
    struct ticket *ticket = xcalloc(1, sizeof *ticket);
    *ticket = (struct ticket){
        .index = index,
        .argv = argv,
        .env = environment_for(directory->path, planned->case_name, (const char *const *)settings),
        .directory = directory};
    string_array_free(settings);
    *job = (struct job){.argv = ticket->argv,
                        .env = ticket->env,
                        .directory = directory->path,
                        .place = directory->descriptor,
                        .timeout = session_timeout(state->session, state->vm, planned),
                        .known_to_hang = is_known_to_hang(state->session, state->vm, planned),
                        .owner = ticket};
    return true;
}

/* Whether no more tests are begun, and why. */
static bool has_stopped(struct session_state *state)
{
    const struct run_config *config = state->session->config;
    if (config->stop_after > 0 && state->deviations >= config->stop_after)
        state->run.stopped = "as many tests deviated as --fail-fast allows";
    else if (config->time_budget > 0 && clock_seconds() - state->begun >= config->time_budget)
        state->run.stopped = "the time of --time-budget is over";
    else if (memory_is_short())
        state->run.stopped = "the runner has no more memory";
    return state->run.stopped != NULL;
}

static bool next_job(void *context, struct job *job)
{
    struct session_state *state = context;
    while (state->next < state->run.planned && !has_stopped(state)) {
        size_t index = state->next++;
        if (journal_has(state->journal, index))
            finish_stored(state, index);
        else if (prepare(state, index, job))
            return true;
    }
    return false;
}

static void free_ticket(struct ticket *ticket)
{
    string_array_free(ticket->argv);
    string_array_free(ticket->env);
    free(ticket);
}

/* What went as it should, or does not apply, is of no interest; what is known, and what
 * is run quietly, only to those who ask for it. */
static bool is_of_interest(const struct result *result, const struct run_config *config)
{
    switch (result->verdict) {
    case VERDICT_PASS:
    case VERDICT_NA:
    case VERDICT_FIXED:
        return false;
    case VERDICT_KNOWN:
        return config->keep != NULL;
    default:
        return config->keep != NULL || !config->quiet;
    }
}

static void keep_or_remove(struct result *result, const struct run_config *config,
                           struct scratch_directory *directory)
{
    if (!is_of_interest(result, config)) {
        scratch_remove(directory);
        return;
    }
    bool failed;
    result->kept = scratch_keep(directory, result, &failed);
    if (failed || result->kept == NULL)
        complain("cannot write all records of %s: %s", result->id, strerror(errno));
}

static void job_done(void *context, const struct job *job, struct outcome *outcome)
{
    struct session_state *state = context;
    struct ticket *ticket = job->owner;
    const struct planned *planned = &state->session->plan->items[ticket->index];
    const struct expected *expected = expected_files_of(state->expected, planned->test, NULL);
    struct result *result = state->slots[ticket->index].result;
    char *crash_log = scratch_crash_log(ticket->directory);
    judge(result, &(struct evidence){.planned = planned,
                                     .vm = state->vm,
                                     .spec = state->run.spec,
                                     .expected = expected,
                                     .known = state->session->suite->known,
                                     .outcome = outcome,
                                     .crash_log = crash_log,
                                     .lost = scratch_lost(ticket->directory),
                                     .timeout = job->timeout});
    free(crash_log);
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
    keep_or_remove(result, state->session->config, ticket->directory);
    result_cut(result);
    size_t index = ticket->index;
    free_ticket(ticket);
    finish(state, index);
}

static void job_dropped(void *context, const struct job *job)
{
    struct session_state *state = context;
    struct ticket *ticket = job->owner;
    free_result(&state->slots[ticket->index]);
    scratch_remove(ticket->directory);
    free_ticket(ticket);
}

static void carry_out(struct session_state *state)
{
    state->begun = clock_seconds();
    outputs_begin(state->outputs, &state->run);
    launcher_run(state->session->launcher,
                 &(struct work){.next = next_job,
                                .done = job_done,
                                .dropped = job_dropped,
                                .context = state,
                                .parallel = state->session->config->jobs});
    state->run.interrupted = launcher_interrupted(state->session->launcher);
    state->run.seconds = clock_seconds() - state->begun;
    for (size_t i = state->delivered; i < state->run.planned; i++)
        if (state->slots[i].finished || journal_has(state->journal, i))
            deliver(state, i);
    outputs_end(state->outputs, &state->run);
}

static int status_of(const struct run *run, size_t failed_sinks)
{
    int status = STATUS_OK;
    for (int verdict = 0; verdict < VERDICT_COUNT; verdict++)
        if (run->counts[verdict] > 0 && verdict_deviates((enum verdict)verdict, run->strict))
            status = STATUS_DEVIATION;
    if (run->strict && run->overdue > 0)
        status = STATUS_DEVIATION;
    if (run->counts[VERDICT_ERROR] > 0 || failed_sinks > 0)
        status = STATUS_ERROR;
    if (!run->interrupted && run->stopped == NULL
        && run->counts[VERDICT_NA] == run->planned - run->challenged) {
        complain("nothing ran: no selected test is applicable to this JVM");
        status = STATUS_ERROR;
    }
    if (memory_is_short()) {
        complain("there is no more memory; what had finished is reported");
        return STATUS_ERROR;
    }
    return run->interrupted ? STATUS_INTERRUPTED : status;
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
    state.journal = session->journal != NULL ? session->journal : journal_unnamed(session->plan);
    state.slots = xcalloc(session->plan->count, sizeof *state.slots);
    state.outputs = outputs_open(&config->reports, config->quiet, vm, further);
    carry_out(&state);
    size_t failed = outputs_close(state.outputs);
    failed += journal_finish(state.journal) != 0;
    int status = status_of(&state.run, failed);
    if (session->journal == NULL)
        journal_free(state.journal);
    expected_files_free(state.expected);
    free(state.slots);
    scratch_close(state.scratch);
    return status;
}
