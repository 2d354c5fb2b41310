/* SPDX-License-Identifier: Apache-2.0 */
#include "explore/shrink.h"

#include <stdlib.h>
#include <string.h>

#include "base/text.h"

struct shrinking {
    struct pool *pool;
    struct explore_attempt *attempt;
    size_t tries;
    size_t most; /* JVMs that may be started in all */
};

size_t finding_rate(struct pool *pool, const struct explore_attempt *attempt, size_t runs)
{
    struct explore_attempt *copies = xcalloc(runs, sizeof *copies);
    size_t same = 0;
    for (size_t i = 0; i < runs; i++)
        copies[i] = *attempt;
    pool_run(pool, copies, runs);
    for (size_t i = 0; i < runs; i++)
        same += copies[i].done
                && strcmp(copies[i].finding.signature, attempt->finding.signature) == 0;
    free(copies);
    return same;
}

/* Whether the candidate, repaired, shows the same; then it is taken. */
static bool take(struct shrinking *shrinking, const struct scenario *candidate)
{
    struct pool *pool = shrinking->pool;
    struct explore_attempt smaller = *shrinking->attempt;
    smaller.scenario = *candidate;
    model_repair(&smaller.scenario, &pool->model_vm, pool->meets_known);
    for (size_t i = 0; i < shrinking->tries && pool->runs < shrinking->most && !pool->failed; i++) {
        pool_run(pool, &smaller, 1);
        if (!smaller.done)
            return false;
        if (strcmp(smaller.finding.signature, shrinking->attempt->finding.signature) == 0) {
            *shrinking->attempt = smaller;
            return true;
        }
    }
    return false;
}

static struct scenario without(const struct scenario *scenario, size_t first, size_t count)
{
    struct scenario smaller = *scenario;
    memmove(&smaller.operations[first], &scenario->operations[first + count],
            (scenario->count - first - count) * sizeof *scenario->operations);
    smaller.count -= count;
    return smaller;
}

/* Leaves out runs of operations, from the end: what comes later depends on what comes before. */
static void fewer_operations(struct shrinking *shrinking)
{
    struct scenario *scenario = &shrinking->attempt->scenario;
    for (size_t size = scenario->count / 2; size > 0; size /= 2) {
        size_t end = scenario->count;
        while (end > 0 && shrinking->pool->runs < shrinking->most) {
            size_t first = end > size ? end - size : 0;
            struct scenario candidate = without(scenario, first, end - first);
            take(shrinking, &candidate);
            end = first < scenario->count ? first : scenario->count;
        }
    }
}

static bool names_actor(const struct scenario_operation *operation, int actor)
{
    const char *letters = operation_arguments(operation->code);
    if (operation_is_ti(operation) && operation->by == actor)
        return true;
    for (int i = 0; letters[i] != '\0'; i++)
        if ((letters[i] == 'a' || letters[i] == 'A') && operation->arguments[i] == actor)
            return true;
    return false;
}

/* The actor goes, with all that names it, and those behind it move up. */
static bool without_actor(struct scenario *scenario, int actor)
{
    size_t kept = 0;
    if (scenario->actors == 1)
        return false;
    for (size_t i = 0; i < scenario->count; i++) {
        struct scenario_operation operation = scenario->operations[i];
        const char *letters = operation_arguments(operation.code);
        if (names_actor(&operation, actor))
            continue;
        operation.by -= operation.by > actor;
        for (int j = 0; letters[j] != '\0'; j++)
            if ((letters[j] == 'a' || letters[j] == 'A') && operation.arguments[j] > actor)
                operation.arguments[j]--;
        scenario->operations[kept++] = operation;
    }
    scenario->count = kept;
    scenario->actors--;
    memmove(&scenario->is_virtual[actor], &scenario->is_virtual[actor + 1],
            (size_t)(scenario->actors - actor) * sizeof *scenario->is_virtual);
    return true;
}

static void fewer_actors(struct shrinking *shrinking)
{
    for (int actor = shrinking->attempt->scenario.actors - 1; actor >= 0; actor--) {
        struct scenario candidate = shrinking->attempt->scenario;
        if (without_actor(&candidate, actor) && take(shrinking, &candidate))
            continue;
        candidate = shrinking->attempt->scenario;
        if (candidate.is_virtual[actor]) {
            candidate.is_virtual[actor] = false;
            take(shrinking, &candidate);
        }
    }
}

static void fewer_environments(struct shrinking *shrinking)
{
    while (shrinking->attempt->scenario.environments > 1) {
        struct scenario candidate = shrinking->attempt->scenario;
        candidate.environments--;
        for (size_t i = 0; i < candidate.count; i++)
            if (candidate.operations[i].environment == candidate.environments)
                candidate.operations[i].environment = 0;
        if (!take(shrinking, &candidate))
            return;
    }
}

static void simpler_operations(struct shrinking *shrinking)
{
    for (size_t i = 0; i < shrinking->attempt->scenario.count; i++) {
        struct scenario candidate = shrinking->attempt->scenario;
        struct scenario_operation *operation = &candidate.operations[i];
        bool changed = operation_is_ti(operation) && operation->by != MAIN_THREAD
                       && operation->inside == 0;
        operation->by = operation->inside == 0 ? MAIN_THREAD : operation->by;
        if (operation->code == OP_CALL && operation->arguments[1] != CALL_PLAIN) {
            operation->arguments[1] = CALL_PLAIN;
            changed = true;
        }
        if (changed)
            take(shrinking, &candidate);
    }
}

void shrink(struct pool *pool, struct explore_attempt *attempt, size_t tries, size_t most)
{
    struct shrinking shrinking = {
        .pool = pool, .attempt = attempt, .tries = tries, .most = pool->runs + most};
    /* What comes after the finding does not matter. */
    struct scenario candidate = attempt->scenario;
    if (attempt->finding.operation + 1 < candidate.count) {
        candidate.count = attempt->finding.operation + 1;
        take(&shrinking, &candidate);
    }
    fewer_operations(&shrinking);
    fewer_actors(&shrinking);
    fewer_environments(&shrinking);
    simpler_operations(&shrinking);
    fewer_operations(&shrinking);
}
