/* SPDX-License-Identifier: Apache-2.0 */
#include "audit/audit_order.h"

#include <stdlib.h>
#include <string.h>

#include "base/text.h"

/* A fault is put before so many tests first that detected others of its kind. */
enum { FAVOURITES = 4 };

/* The planned tests that may see the faults of a subject, the nearest first; shared by all
 * faults with the same words. */
struct candidates {
    char *words;
    bool about_errors;
    size_t *planned;
    size_t count;
};

/* Which tests detected faults of a kind, how often; faults in the same function are of a kind
 * in an audit of branches. */
struct experience {
    const char *kind;
    unsigned *detected; /* by planned test */
};

struct test_order {
    const struct audit *audit;
    const struct relevance_index *relevance;
    struct candidates *lists;
    size_t list_count;
    struct experience *experiences;
    size_t experience_count;
};

static bool is_about_errors(const char *id)
{
    const char *name = strrchr(id, '/');
    return name != NULL && (strncmp(name, "/bad-", 5) == 0 || strncmp(name, "/refused", 8) == 0);
}

static void find_candidates(struct test_order *order, struct candidates *list)
{
    const struct plan *plan = order->audit->plan;
    unsigned char *grades = xcalloc(plan->count, 1);
    for (size_t i = 0; i < plan->count; i++) {
        /* Of a capability, those that ask for capabilities; of an error, those about errors. */
        const char *id = plan->items[i].id;
        bool other = strncmp(list->words, "can_", 4) == 0
                         ? strncmp(id, "capability/", 11) != 0
                         : is_about_errors(id) != list->about_errors;
        bool same_test = i > 0 && plan->items[i].test == plan->items[i - 1].test;
        grades[i] = same_test ? grades[i - 1]
                              : (unsigned char)(2
                                                    * relevance_of(order->relevance,
                                                                   plan->items[i].test, list->words)
                                                + other);
    }
    list->planned = xcalloc(plan->count, sizeof *list->planned);
    /* The support library ends a test when it gets an error. */
    unsigned end = 2 * (list->about_errors ? RELEVANCE_UNKNOWN : RELEVANCE_NONE);
    for (unsigned grade = 0; grade < end; grade++)
        for (size_t i = 0; i < plan->count; i++)
            if (grades[i] == grade)
                list->planned[list->count++] = i;
    free(grades);
}

static const struct candidates *candidates_of(struct test_order *order,
                                              const struct fault_entry *entry)
{
    static const char walks[] = "FollowReferences,IterateThroughHeap,IterateOverHeap,"
                                "IterateOverInstancesOfClass,IterateOverReachableObjects,"
                                "IterateOverObjectsReachableFromObject";
    const char *further = entry->words;
    if (further == NULL && strncmp(entry->subject, "jvmti", 5) == 0)
        further = walks;
    char *words = further != NULL ? xprintf("%s,%s", entry->subject, further)
                                  : xstrdup(entry->subject);
    bool about_errors = strncmp(entry->kind, "error-", 6) == 0;
    for (size_t i = 0; i < order->list_count; i++)
        if (strcmp(order->lists[i].words, words) == 0
            && order->lists[i].about_errors == about_errors) {
            free(words);
            return &order->lists[i];
        }
    struct candidates *list = &order->lists[order->list_count++];
    list->words = words;
    list->about_errors = about_errors;
    find_candidates(order, list);
    return list;
}

static struct experience *experience_of(struct test_order *order, const struct fault_entry *entry)
{
    const char *kind = order->audit->branches != NULL ? entry->subject : entry->kind;
    for (size_t i = 0; i < order->experience_count; i++)
        if (strcmp(order->experiences[i].kind, kind) == 0)
            return &order->experiences[i];
    struct experience *experience = &order->experiences[order->experience_count++];
    experience->kind = kind;
    experience->detected = xcalloc(order->audit->plan->count, sizeof *experience->detected);
    return experience;
}

size_t *test_order_of(struct test_order *order, const struct fault_entry *entry,
                      const struct reaching *reaching, size_t *count)
{
    const struct audit *audit = order->audit;
    struct candidates own = {0};
    if (audit->branches != NULL)
        own.planned = reaching_tests(reaching, entry, FRUITLESS * audit->most_tests, &own.count);
    const struct candidates *list = audit->branches != NULL ? &own : candidates_of(order, entry);
    const unsigned *detected = experience_of(order, entry)->detected;
    bool *taken = xcalloc(audit->plan->count, sizeof *taken);
    size_t *planned = xcalloc(list->count + 1, sizeof *planned);
    *count = 0;
    for (unsigned favourites = 0; favourites < FAVOURITES; favourites++) {
        size_t best = list->count;
        for (size_t i = 0; i < list->count; i++)
            if (!taken[list->planned[i]] && detected[list->planned[i]] > 0
                && (best == list->count
                    || detected[list->planned[i]] > detected[list->planned[best]]))
                best = i;
        if (best == list->count)
            break;
        taken[list->planned[best]] = true;
        planned[(*count)++] = list->planned[best];
    }
    for (size_t i = 0; i < list->count; i++)
        if (!taken[list->planned[i]])
            planned[(*count)++] = list->planned[i];
    free(taken);
    free(own.planned);
    return planned;
}

void test_order_detected(struct test_order *order, const struct fault_entry *entry, size_t planned)
{
    experience_of(order, entry)->detected[planned]++;
}

struct test_order *test_order_open(const struct audit *audit,
                                   const struct relevance_index *relevance)
{
    struct test_order *order = xcalloc(1, sizeof *order);
    *order = (struct test_order){.audit = audit,
                                 .relevance = relevance,
                                 .lists = xcalloc(audit->count, sizeof *order->lists),
                                 .experiences = xcalloc(audit->count, sizeof *order->experiences)};
    return order;
}

void test_order_close(struct test_order *order)
{
    for (size_t i = 0; i < order->list_count; i++) {
        free(order->lists[i].words);
        free(order->lists[i].planned);
    }
    for (size_t i = 0; i < order->experience_count; i++)
        free(order->experiences[i].detected);
    free(order->experiences);
    free(order->lists);
    free(order);
}
