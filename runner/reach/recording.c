/* SPDX-License-Identifier: Apache-2.0 */
#include "reach/recording.h"

#include <stdlib.h>
#include <string.h>

#include "faults/fault.h"

/* The functions that a planned test executes: a bit for each, by their numbers in the list. */
struct trace {
    unsigned char *bits; /* NULL where nothing was recorded */
    bool started;        /* as it is applicable */
    double seconds;
};

/* What a running JVM is for. */
struct errand {
    struct trace *trace;
};

struct recording_state {
    const struct recording *recording;
    struct trace *traces; /* one for each planned test */
    size_t next, done;
    bool broken_off;
    struct recorded *recorded;
    char *fault;
};

static size_t function_count(const struct recording_state *state)
{
    return state->recording->list->names.texts.count;
}

static bool has_bit(const struct trace *trace, size_t function)
{
    return trace->bits != NULL && (trace->bits[function / 8] >> function % 8 & 1) != 0;
}

static void step(struct recording_state *state)
{
    const struct recording *recording = state->recording;
    recording->progress(recording->context, ++state->done, recording->plan->count);
}

static bool next_job(void *context, struct job *job)
{
    struct recording_state *state = context;
    const struct recording *recording = state->recording;
    while (state->next < recording->plan->count && !state->broken_off) {
        size_t index = state->next++;
        const struct planned *planned = &recording->plan->items[index];
        if (!trial_possible(recording->trials, planned)) {
            step(state);
            continue;
        }
        struct errand *errand = xcalloc(1, sizeof *errand);
        errand->trace = &state->traces[index];
        errand->trace->started = true;
        state->broken_off = trial_begin(recording->trials, planned, state->fault, 0, errand, job)
                            != 0;
        return !state->broken_off;
    }
    return false;
}

/* The report has a digit for each line of the list. */
static void take_report(const struct recording_state *state, struct trace *trace,
                        const struct strings *report)
{
    const struct function_list *list = state->recording->list;
    const char *digits = NULL;
    for (size_t i = 0; i < report->count; i++)
        if (strncmp(report->items[i], FAULT_REACHED, strlen(FAULT_REACHED)) == 0)
            digits = report->items[i] + strlen(FAULT_REACHED);
    if (digits == NULL || strlen(digits) != list->count)
        return;
    trace->bits = xcalloc(function_count(state) / 8 + 1, 1);
    for (size_t i = 0; i < list->count; i++)
        if (digits[i] == '1')
            trace->bits[list->numbers[i] / 8] |= (unsigned char)(1u << list->numbers[i] % 8);
}

static void job_done(void *context, const struct job *job, struct outcome *outcome)
{
    struct recording_state *state = context;
    struct trial_end end;
    trial_finish(state->recording->trials, job, outcome, &end);
    struct errand *errand = end.errand;
    struct trace *trace = errand->trace;
    state->broken_off |= end.failed;
    trace->seconds = end.seconds;
    take_report(state, trace, &end.report);
    *(trace->bits != NULL ? &state->recorded->reporting : &state->recorded->unreported) += 1;
    strings_free(&end.report);
    free(errand);
    step(state);
}

/* A function, and how many tests execute it. */
struct counted {
    size_t number; /* in the list */
    size_t tests;
    const char *name;
};

static int by_tests(const void *a, const void *b)
{
    const struct counted *one = a, *other = b;
    if (one->tests != other->tests)
        return one->tests > other->tests ? -1 : 1;
    return strcmp(one->name, other->name);
}

/* Those that the most tests execute come first, so that the numbers of a test are a few ranges. */
static struct counted *order_functions(const struct recording_state *state)
{
    size_t count = function_count(state);
    struct counted *functions = xcalloc(count, sizeof *functions);
    for (size_t i = 0; i < count; i++) {
        functions[i].number = i;
        functions[i].name = state->recording->list->names.texts.items[i];
        for (size_t j = 0; j < state->recording->plan->count; j++)
            functions[i].tests += has_bit(&state->traces[j], i);
        state->recorded->executed += functions[i].tests > 0;
    }
    qsort(functions, count, sizeof *functions, by_tests);
    return functions;
}

static void add_spans(struct reached_test *test, const struct trace *trace,
                      const struct counted *functions, size_t count)
{
    for (size_t i = 0; i < count && functions[i].tests > 0; i++) {
        if (!has_bit(trace, functions[i].number))
            continue;
        struct span *last = test->span_count > 0 ? &test->spans[test->span_count - 1] : NULL;
        if (last != NULL && last->last + 1 == i) {
            last->last++;
            continue;
        }
        test->spans = xgrow(test->spans, test->span_count, sizeof *test->spans);
        test->spans[test->span_count++] = (struct span){(uint32_t)i, (uint32_t)i};
    }
}

/* A test of which nothing was recorded, though it was started, is left out: nothing is known of it. */
static void add_tests(struct reach_table *table, const struct recording_state *state,
                      const struct counted *functions)
{
    const struct plan *plan = state->recording->plan;
    for (size_t i = 0; i < plan->count; i++) {
        const struct trace *trace = &state->traces[i];
        if (trace->started && trace->bits == NULL)
            continue;
        struct reached_test *test = &table->tests[table->test_count++];
        *test = (struct reached_test){.id = xstrdup(plan->items[i].id), .seconds = trace->seconds};
        add_spans(test, trace, functions, table->function_count);
    }
    reach_table_sort(table);
}

static struct reach_table *make_table(const struct recording_state *state)
{
    const struct recording *recording = state->recording;
    struct reach_table *table = xcalloc(1, sizeof *table);
    struct counted *functions = order_functions(state);
    *table = (struct reach_table){
        .vm = xprintf("%s %s", recording->vm->name, recording->vm->version),
        .spec = xprintf("%d", recording->vm->spec),
        .library = xstrdup(recording->vm->libjvm_sha256),
        .revision = xstrdup(recording->revision),
        .whole = recording->whole,
        .function_count = function_count(state),
        .functions = xcalloc(function_count(state), sizeof *table->functions),
        .tests = xcalloc(recording->plan->count, sizeof *table->tests)};
    for (size_t i = 0; i < table->function_count; i++)
        table->functions[i] = xstrdup(functions[i].name);
    add_tests(table, state, functions);
    free(functions);
    return table;
}

struct reach_table *recording_make(const struct recording *recording, struct recorded *recorded)
{
    *recorded = (struct recorded){0};
    struct recording_state state = {.recording = recording,
                                    .traces = xcalloc(recording->plan->count, sizeof *state.traces),
                                    .recorded = recorded,
                                    .fault = xprintf(FAULT_FUNCTIONS "%s", recording->list->path)};
    launcher_run(recording->launcher, &(struct work){.next = next_job,
                                                     .done = job_done,
                                                     .dropped = trial_drop,
                                                     .context = &state,
                                                     .parallel = recording->jobs});
    bool whole = !state.broken_off && !launcher_interrupted(recording->launcher);
    struct reach_table *table = whole ? make_table(&state) : NULL;
    for (size_t i = 0; i < recording->plan->count; i++)
        free(state.traces[i].bits);
    free(state.traces);
    free(state.fault);
    return table;
}
