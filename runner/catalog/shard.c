/* SPDX-License-Identifier: Apache-2.0 */
#include "catalog/shard.h"

#include <search.h>
#include <stdlib.h>
#include <string.h>

#include "base/text.h"

/* What a test counts at least, so that tests that take no time are divided, too. */
#define LEAST_SECONDS 0.001

struct timed {
    char *id;
    double seconds;
};

struct test_times {
    void *tree; /* of struct timed, by id */
    double *all;
    size_t count;
};

struct test_times *test_times_new(void)
{
    return xcalloc(1, sizeof(struct test_times));
}

static int by_id(const void *a, const void *b)
{
    return strcmp(((const struct timed *)a)->id, ((const struct timed *)b)->id);
}

static void free_timed(void *node)
{
    free(((struct timed *)node)->id);
    free(node);
}

void test_times_free(struct test_times *times)
{
    if (times == NULL)
        return;
    tdestroy(times->tree, free_timed);
    free(times->all);
    free(times);
}

void test_times_add(struct test_times *times, const char *id, double seconds)
{
    struct timed *timed = xcalloc(1, sizeof *timed);
    *timed = (struct timed){xstrdup(id), seconds > LEAST_SECONDS ? seconds : LEAST_SECONDS};
    const struct timed *found = *(struct timed *const *)tsearch(timed, &times->tree, by_id);
    if (found != timed) {
        free_timed(timed);
        return;
    }
    times->all = xgrow(times->all, times->count, sizeof *times->all);
    times->all[times->count++] = timed->seconds;
}

static int by_number(const void *a, const void *b)
{
    double left = *(const double *)a, right = *(const double *)b;
    return left < right ? -1 : left > right;
}

static double median(const struct test_times *times)
{
    if (times->count == 0)
        return LEAST_SECONDS;
    qsort(times->all, times->count, sizeof *times->all, by_number);
    return times->all[(times->count - 1) / 2];
}

static double seconds_of(const struct test_times *times, const char *id, double otherwise)
{
    const struct timed key = {.id = (char *)id};
    struct timed *const *found = tfind(&key, &times->tree, by_id);
    return found != NULL ? (*found)->seconds : otherwise;
}

/* A place in the plan. */
struct position {
    size_t index;
    double seconds;
};

/* The longest first, then as in the plan. */
static int by_length(const void *a, const void *b)
{
    const struct position *left = a, *right = b;
    if (left->seconds != right->seconds)
        return left->seconds > right->seconds ? -1 : 1;
    return left->index < right->index ? -1 : left->index > right->index;
}

static unsigned least_of(const double *loads, unsigned count)
{
    unsigned least = 0;
    for (unsigned i = 1; i < count; i++)
        if (loads[i] < loads[least])
            least = i;
    return least;
}

/* The part (from 0) of each place of the plan. Allocated. */
static unsigned *balanced(const struct plan *plan, unsigned shards, const struct test_times *times)
{
    unsigned *parts = xcalloc(plan->count + 1, sizeof *parts);
    struct position *places = xcalloc(plan->count + 1, sizeof *places);
    double *loads = xcalloc(shards, sizeof *loads);
    const double otherwise = median(times);
    for (size_t i = 0; i < plan->count; i++)
        places[i] = (struct position){i, seconds_of(times, plan->items[i].id, otherwise)};
    qsort(places, plan->count, sizeof *places, by_length);
    for (size_t i = 0; i < plan->count; i++) {
        unsigned part = least_of(loads, shards);
        parts[places[i].index] = part;
        loads[part] += places[i].seconds;
    }
    free(loads);
    free(places);
    return parts;
}

void shard_keep(struct plan *plan, unsigned shard, unsigned shards, const struct test_times *times)
{
    unsigned *parts = times != NULL ? balanced(plan, shards, times) : NULL;
    size_t kept = 0;
    for (size_t i = 0; i < plan->count; i++)
        if ((parts != NULL ? parts[i] : i % shards) == shard - 1)
            plan->items[kept++] = plan->items[i];
        else
            free(plan->items[i].id);
    plan->count = kept;
    free(parts);
}
