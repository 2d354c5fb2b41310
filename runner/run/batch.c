/* SPDX-License-Identifier: Apache-2.0 */
#include "run/batch.h"

#include <stdlib.h>
#include <string.h>

#include "base/text.h"
#include "match/transcript.h"

struct batches {
    struct case_batch *items;
    size_t count;
    const struct case_batch **of; /* by place in the plan */
};

/* What is asked about the planned tests. */
struct question {
    const struct plan *plan;
    const struct suite *suite;
    struct expected_files *expected;
    const struct vm *vm;
    int spec;
};

static bool is_among(const char *const *names, const char *name)
{
    for (; names != NULL && *names != NULL; names++)
        if (strcmp(*names, name) == 0)
            return true;
    return false;
}

/* Whether the case may be one of a batch: nothing but errors is expected of it, so that a JVM that
 * passes is as it was before; and no deviation is known that would keep it from passing. */
static bool may_be_member(const struct question *question, const struct planned *planned)
{
    const struct assay_test *descriptor = planned->test->descriptor;
    if (planned->case_name == NULL || !descriptor->batch
        || is_among(descriptor->alone, planned->case_name))
        return false;
    const struct expected *expected = expected_files_of(question->expected, planned->test, NULL);
    const struct conditions conditions = {.spec = question->spec,
                                          .case_name = planned->case_name,
                                          .offers = vm_offers,
                                          .target = question->vm};
    if (expected == NULL || !expected_refuses(expected, &conditions))
        return false;
    if (question->suite->known != NULL
        && known_has(question->suite->known, question->vm, planned->id))
        return false;
    char *reason = not_applicable(planned->test, question->vm, question->spec);
    free(reason);
    return reason == NULL;
}

/* A planned case, and what batches are made by. */
struct candidate {
    const struct planned *planned;
    size_t index;
};

static int compare(const void *a, const void *b)
{
    const struct candidate *left = a, *right = b;
    if (left->planned->test != right->planned->test)
        return left->planned->test < right->planned->test ? -1 : 1;
    if (left->planned->repeat != right->planned->repeat)
        return left->planned->repeat < right->planned->repeat ? -1 : 1;
    return left->index < right->index ? -1 : left->index > right->index;
}

static void add(struct batches *batches, const struct candidate *candidates, size_t count)
{
    struct case_batch batch = {.members = xcalloc(count, sizeof *batch.members), .count = count};
    struct strings names = {0};
    for (size_t i = 0; i < count; i++) {
        batch.members[i] = candidates[i].index;
        strings_add(&names, xstrdup(candidates[i].planned->case_name));
    }
    batch.cases = strings_joined(&names, " ");
    strings_free(&names);
    batches->items = xgrow(batches->items, batches->count, sizeof *batches->items);
    batches->items[batches->count++] = batch;
}

static void make(struct batches *batches, struct candidate *candidates, size_t count)
{
    if (count > 0)
        qsort(candidates, count, sizeof *candidates, compare);
    for (size_t first = 0, after; first < count; first = after) {
        const struct planned *planned = candidates[first].planned;
        for (after = first + 1; after < count && candidates[after].planned->test == planned->test
                                && candidates[after].planned->repeat == planned->repeat;)
            after++;
        if (after - first > 1)
            add(batches, &candidates[first], after - first);
    }
    for (size_t i = 0; i < batches->count; i++)
        for (size_t j = 0; j < batches->items[i].count; j++)
            batches->of[batches->items[i].members[j]] = &batches->items[i];
}

struct batches *batches_new(const struct plan *plan, const struct suite *suite,
                            struct expected_files *expected, const struct vm *vm, int spec,
                            bool (*done)(void *context, size_t index), void *context)
{
    const struct question question = {plan, suite, expected, vm, spec};
    struct batches *batches = xcalloc(1, sizeof *batches);
    batches->of = xcalloc(plan->count, sizeof(const struct case_batch *));
    struct candidate *candidates = xcalloc(plan->count + 1, sizeof *candidates);
    size_t count = 0;
    for (size_t i = 0; i < plan->count; i++)
        if (!done(context, i) && may_be_member(&question, &plan->items[i]))
            candidates[count++] = (struct candidate){.planned = &plan->items[i], .index = i};
    make(batches, candidates, count);
    free(candidates);
    return batches;
}

void batches_free(struct batches *batches)
{
    if (batches == NULL)
        return;
    for (size_t i = 0; i < batches->count; i++) {
        free(batches->items[i].members);
        free(batches->items[i].cases);
    }
    free(batches->items);
    free(batches->of);
    free(batches);
}

const struct case_batch *batches_of(const struct batches *batches, size_t index)
{
    return batches != NULL ? batches->of[index] : NULL;
}

void batches_dissolve(struct batches *batches, const struct case_batch *batch)
{
    for (size_t i = 0; i < batch->count; i++)
        batches->of[batch->members[i]] = NULL;
}

bool batch_passes(struct result *result, const struct evidence *evidence)
{
    struct outcome outcome = *evidence->outcome;
    struct evidence part = *evidence;
    bool begun = transcript_of_case(&evidence->outcome->transcript, evidence->planned->case_name,
                                    &outcome.transcript);
    part.outcome = &outcome;
    judge(result, &part);
    free(outcome.transcript.bytes);
    return begun && result->verdict == VERDICT_PASS && result->comparison.equal;
}
