/* SPDX-License-Identifier: Apache-2.0 */
#include "audit/audit_run.h"

#include <stdlib.h>
#include <string.h>

#include "audit/audit_order.h"
#include "audit/audit_reach.h"
#include "base/clock.h"

/* A JVM with a fault has so many seconds at least, and so many times as long as that without a fault. */
enum { FAULT_TIMEOUT = 6, SLOWER = 10 };

/* The progress of a fault. */
struct progress {
    size_t *planned; /* the candidates, those that detected others of its kind first */
    size_t count;
    size_t next;
    bool busy;
};

/* What a running JVM is for. */
struct errand {
    size_t fault; /* in a baseline run, the one that waits for it */
    size_t planned;
    bool baseline;
};

struct audit_state {
    const struct audit_task *task;
    struct progress *progress; /* of each fault */
    struct test_order *order;
    bool *running; /* the baseline run of each planned test */
    size_t first;  /* fault that is open */
    /* Of an audit of branches: the planned test to run next without fault, how many were,
     * and what that reported. */
    size_t next_traced;
    size_t traced;
    struct reaching *reaching;
};

static int by_text(const void *a, const void *b)
{
    return strcmp(*(char *const *)a, *(char *const *)b);
}

static bool has_word(const struct strings *words, const char *word, size_t length)
{
    for (size_t i = 0; i < words->count; i++)
        if (strncmp(words->items[i], word, length) == 0 && words->items[i][length] == '\0')
            return true;
    return false;
}

/* Whether the test's trace has all that the fault needs. */
static bool can_see(const struct baseline *baseline, const char *needs)
{
    if (!baseline->usable)
        return false;
    while (*needs != '\0') {
        size_t length = strcspn(needs, "&");
        if (!has_word(&baseline->words, needs, length))
            return false;
        needs += length;
        needs += *needs == '&';
    }
    return true;
}

static void close_fault(struct audit_state *state, size_t index)
{
    struct audited *item = &state->task->audit->items[index];
    if (item->status == FAULT_OPEN)
        item->status = item->tried.count > 0 ? FAULT_UNDETECTED : FAULT_NOT_REACHED;
    state->task->progress(state->task->context, item);
}

/* What the library of faults is given. Allocated. */
static char *option_of(const struct audit *audit, size_t fault, bool baseline)
{
    const struct fault_entry *entry = audit->items[fault].entry;
    if (audit->branches != NULL)
        return baseline ? branch_table_trace(audit->branches) : branch_table_fault(entry);
    return xstrdup(baseline ? FAULT_TRACE : entry->id);
}

static bool begin(struct audit_state *state, size_t fault, size_t planned, bool baseline,
                  struct job *job)
{
    const struct audit_task *task = state->task;
    const struct planned *test = &task->audit->plan->items[planned];
    const struct baseline *known = &task->audit->baseline[planned];
    double timeout = 0;
    if (!baseline) {
        timeout = known->seconds * SLOWER;
        timeout = timeout < FAULT_TIMEOUT ? FAULT_TIMEOUT : timeout;
        int own = test->test->descriptor->timeout;
        if (own > 0 && timeout > own)
            timeout = own;
    }
    char *option = option_of(task->audit, fault, baseline);
    struct errand *errand = xcalloc(1, sizeof *errand);
    *errand = (struct errand){fault, planned, baseline};
    int begun = trial_begin(task->trials, test, option, timeout, errand, job);
    free(option);
    if (begun != 0) {
        task->audit->broken_off = true;
        return false;
    }
    /* Machine code that was changed may well hang, and its stacks are of no interest. */
    job->known_to_hang = task->audit->branches != NULL && !baseline;
    task->audit->runs++;
    state->progress[fault].busy = true;
    state->running[planned] |= baseline;
    return true;
}

/* The next JVM for the fault. False when there is none now: it is done, or waits, or a JVM
 * could not be begun. */
static bool step(struct audit_state *state, size_t fault, struct job *job)
{
    const struct audit_task *task = state->task;
    struct audited *item = &task->audit->items[fault];
    struct progress *progress = &state->progress[fault];
    if (progress->planned == NULL)
        progress->planned = test_order_of(state->order, state->task->audit->items[fault].entry,
                                          state->reaching, &progress->count);
    while (progress->next < progress->count && item->tried.count < task->audit->most_tests
           && item->runs < FRUITLESS * task->audit->most_tests) {
        size_t planned = progress->planned[progress->next];
        struct baseline *baseline = &task->audit->baseline[planned];
        if (state->running[planned])
            return false;
        if (!baseline->known && !trial_possible(task->trials, &task->audit->plan->items[planned]))
            baseline->known = true;
        if (!baseline->known)
            return begin(state, fault, planned, true, job);
        progress->next++;
        if (can_see(baseline, item->entry->needs))
            return begin(state, fault, planned, false, job);
    }
    close_fault(state, fault);
    progress->busy = true; /* for ever */
    return false;
}

static bool next_job(void *context, struct job *job)
{
    struct audit_state *state = context;
    struct audit *audit = state->task->audit;
    while (state->first < audit->count && audit->items[state->first].status != FAULT_OPEN)
        state->first++;
    for (size_t i = state->first; i < audit->count && !audit->broken_off; i++)
        if (audit->items[i].status == FAULT_OPEN && !state->progress[i].busy && step(state, i, job))
            return true;
    return false;
}

/* The next JVM without fault, for an audit of branches. */
static bool next_trace(void *context, struct job *job)
{
    struct audit_state *state = context;
    const struct audit_task *task = state->task;
    const struct plan *plan = task->audit->plan;
    while (state->next_traced < plan->count && !task->audit->broken_off) {
        size_t planned = state->next_traced++;
        struct baseline *baseline = &task->audit->baseline[planned];
        if (!baseline->known && trial_possible(task->trials, &plan->items[planned]))
            return begin(state, state->first, planned, true, job);
        baseline->known = true;
        state->traced++;
    }
    return false;
}

static void take_trace(struct audit_state *state, size_t planned, struct trial_end *end)
{
    struct baseline *baseline = &state->task->audit->baseline[planned];
    baseline->known = true;
    baseline->verdict = end->verdict;
    /* One that fails in a known way detects when it fails in another way. */
    baseline->usable = end->verdict == VERDICT_PASS
                       || (end->verdict == VERDICT_KNOWN && end->ended);
    baseline->seconds = end->seconds;
    baseline->words = end->report;
    end->report = (struct strings){0};
    const struct branch_table *branches = state->task->audit->branches;
    if (branches != NULL) {
        baseline->usable &= reach_take(&baseline->reach, branches, &baseline->words);
        strings_free(&baseline->words);
        state->task->traced(state->task->context, ++state->traced, state->task->audit->plan->count);
    }
    if (baseline->words.count > 0)
        qsort(baseline->words.items, baseline->words.count, sizeof *baseline->words.items, by_text);
    state->running[planned] = false;
}

static bool detects(enum verdict verdict)
{
    switch (verdict) {
    case VERDICT_FAIL:
    case VERDICT_WEAK:
    case VERDICT_CRASH:
    case VERDICT_TIMEOUT:
    case VERDICT_INCOMPLETE:
        return true;
    default:
        return false;
    }
}

static void take_verdict(struct audit_state *state, const struct errand *errand,
                         const struct trial_end *end)
{
    struct audited *item = &state->task->audit->items[errand->fault];
    const char *id = state->task->audit->plan->items[errand->planned].id;
    bool acted = has_word(&end->report, FAULT_ACTED, strlen(FAULT_ACTED));
    item->runs++;
    item->seconds += end->seconds;
    if (acted)
        strings_add(&item->tried, xstrdup(id));
    if (acted && detects(end->verdict)) {
        item->status = FAULT_DETECTED;
        item->verdict = end->verdict;
        item->by = xstrdup(id);
        test_order_detected(state->order, item->entry, errand->planned);
        close_fault(state, errand->fault);
    } else if (acted && end->verdict == VERDICT_ERROR && item->broken == NULL) {
        item->broken = xstrdup(id);
    }
}

/* The fault and the test are left as if they had not been tried. */
static void fail(struct audit_state *state, const struct errand *errand)
{
    state->task->audit->broken_off = true;
    if (errand->baseline)
        state->running[errand->planned] = false;
}

static void job_done(void *context, const struct job *job, struct outcome *outcome)
{
    struct audit_state *state = context;
    struct trial_end end;
    trial_finish(state->task->trials, job, outcome, &end);
    struct errand *errand = end.errand;
    if (end.failed)
        fail(state, errand);
    else if (errand->baseline)
        take_trace(state, errand->planned, &end);
    else
        take_verdict(state, errand, &end);
    state->progress[errand->fault].busy = false;
    strings_free(&end.report);
    free(errand);
}

static bool is_open(const struct audit *audit)
{
    for (size_t i = 0; i < audit->count; i++)
        if (audit->items[i].status == FAULT_OPEN)
            return true;
    return false;
}

/* Starts JVMs as long as there is something to do, and nothing stops it. */
static void run(struct audit_state *state, bool (*next)(void *context, struct job *job))
{
    launcher_run(state->task->launcher, &(struct work){.next = next,
                                                       .done = job_done,
                                                       .dropped = trial_drop,
                                                       .context = state,
                                                       .parallel = state->task->jobs});
}

static bool goes_on(const struct audit_task *task)
{
    return is_open(task->audit) && !task->audit->broken_off
           && !launcher_interrupted(task->launcher);
}

void audit_run(const struct audit_task *task)
{
    struct audit *audit = task->audit;
    struct audit_state state = {.task = task};
    double started = clock_seconds();
    state.progress = xcalloc(audit->count, sizeof *state.progress);
    state.order = test_order_open(audit, task->relevance);
    state.running = xcalloc(audit->plan->count, sizeof *state.running);
    if (audit->branches != NULL && goes_on(task)) {
        run(&state, next_trace);
        state.reaching = reaching_make(audit);
    }
    /* The launcher ends when for a moment there is nothing to start: a fault may wait for
     * the run of another one. */
    while (goes_on(task))
        run(&state, next_job);
    if (state.reaching != NULL)
        reaching_free(state.reaching);
    audit->interrupted = launcher_interrupted(task->launcher);
    audit->seconds += clock_seconds() - started;
    test_order_close(state.order);
    for (size_t i = 0; i < audit->count; i++)
        free(state.progress[i].planned);
    free(state.progress);
    free(state.running);
}
