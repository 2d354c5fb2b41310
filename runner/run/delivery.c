/* SPDX-License-Identifier: Apache-2.0 */
#include "run/delivery.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "sinks/result_json.h"

/* Bytes of streams that a result has in memory while it waits for those before it; larger ones wait
 * in the journal. */
enum { WAITING_KEPT = 16 << 10 };

struct slot {
    struct result *result; /* NULL when it is not there yet, is in the journal, or was reported */
    bool finished;
};

struct result_delivery {
    const struct plan *plan;
    const struct suite *suite;
    struct run *run;
    struct outputs *outputs;
    struct journal *journal; /* that of the run, or one without a name */
    bool owns_journal;
    struct slot *slots; /* one for each planned JVM */
    size_t delivered;   /* the slots before this one */
    size_t deviations;
};

struct result_delivery *delivery_new(const struct plan *plan, const struct suite *suite,
                                     struct run *run, struct outputs *outputs,
                                     struct journal *journal)
{
    struct result_delivery *delivery = xcalloc(1, sizeof *delivery);
    *delivery = (struct result_delivery){.plan = plan,
                                         .suite = suite,
                                         .run = run,
                                         .outputs = outputs,
                                         .journal = journal != NULL ? journal
                                                                    : journal_unnamed(plan),
                                         .owns_journal = journal == NULL,
                                         .slots = xcalloc(plan->count, sizeof *delivery->slots)};
    return delivery;
}

size_t delivery_free(struct result_delivery *delivery)
{
    size_t failed = journal_finish(delivery->journal) != 0;
    if (delivery->owns_journal)
        journal_free(delivery->journal);
    free(delivery->slots);
    free(delivery);
    return failed;
}

static void report(struct result_delivery *delivery, const struct result *result)
{
    if (result->challenge != NULL)
        delivery->run->challenged++;
    else
        delivery->run->counts[result->verdict]++;
    if (result->challenge == NULL && result->overdue != NULL)
        delivery->run->overdue++;
    outputs_result(delivery->outputs, delivery->run, result);
}

static void free_result(struct slot *slot)
{
    result_free(slot->result);
    free(slot->result);
    slot->result = NULL;
}

/* Reports the result as the journal has it. */
static void report_stored(struct result_delivery *delivery, size_t index)
{
    const struct planned *planned = &delivery->plan->items[index];
    json_t *object = journal_get(delivery->journal, index);
    struct result result = {
        .verdict = VERDICT_ERROR, .unrecorded = VERDICT_ERROR, .exit_status = -1};
    if (object != NULL)
        result_from_json(&result, object, delivery->suite->rules);
    else
        result.reason = xprintf("its result cannot be read any more: %s", strerror(errno));
    result.id = planned->id;
    result.title = planned->test->descriptor->title;
    result.repeat = planned->repeat;
    result.challenge = challenge_of(delivery->suite->challenges, planned->id);
    report(delivery, &result);
    result_replayed_free(&result);
    json_decref(object);
}

static void deliver(struct result_delivery *delivery, size_t index)
{
    struct slot *slot = &delivery->slots[index];
    if (slot->result != NULL) {
        report(delivery, slot->result);
        free_result(slot);
    } else {
        report_stored(delivery, index);
    }
    slot->finished = false;
}

/* Hands on the results that are due, in the order of the plan. */
static void deliver_due(struct result_delivery *delivery)
{
    for (; delivery->delivered < delivery->plan->count
           && delivery->slots[delivery->delivered].finished;
         delivery->delivered++) {
        size_t next = delivery->delivered + 1;
        delivery->run->awaited = next < delivery->plan->count ? delivery->plan->items[next].id
                                                              : NULL;
        deliver(delivery, delivery->delivered);
    }
}

/* Whether the result goes through the journal: all do if that stays, so that a run that is
 * continued reports what one at a stretch does; else those that would take memory. */
static bool is_for_journal(const struct result_delivery *delivery, size_t index)
{
    const struct result *result = delivery->slots[index].result;
    return journal_has_name(delivery->journal)
           || (index != delivery->delivered
               && result->transcript.length + result->out.length + result->err.length
                      > WAITING_KEPT);
}

/* What the journal cannot take stays in memory until it is reported. */
void delivery_finish(struct result_delivery *delivery, size_t index, struct result *result)
{
    struct slot *slot = &delivery->slots[index];
    slot->result = result;
    if (result_deviates(result, delivery->run->strict))
        delivery->deviations++;
    if (is_for_journal(delivery, index) && journal_add(delivery->journal, index, result) == 0)
        free_result(slot);
    slot->finished = true;
    deliver_due(delivery);
}

bool delivery_has_stored(const struct result_delivery *delivery, size_t index)
{
    return journal_has(delivery->journal, index);
}

void delivery_finish_stored(struct result_delivery *delivery, size_t index)
{
    json_t *object = journal_get(delivery->journal, index);
    struct result result;
    result_from_json(&result, object, delivery->suite->rules);
    result.challenge = challenge_of(delivery->suite->challenges, delivery->plan->items[index].id);
    if (object != NULL && result_deviates(&result, delivery->run->strict))
        delivery->deviations++;
    result_replayed_free(&result);
    json_decref(object);
    delivery->slots[index].finished = true;
    deliver_due(delivery);
}

size_t delivery_deviations(const struct result_delivery *delivery)
{
    return delivery->deviations;
}

void delivery_end(struct result_delivery *delivery)
{
    for (size_t i = delivery->delivered; i < delivery->plan->count; i++)
        if (delivery->slots[i].finished || journal_has(delivery->journal, i))
            deliver(delivery, i);
}
