/* SPDX-License-Identifier: Apache-2.0 */
#include "coverage/coverage.h"

#include <stdlib.h>
#include <string.h>

#include "base/text.h"
#include "match/expected.h"

/* A rule, by its id, and a test that covers it. */
struct pair {
    const char *rule;
    const struct test *test;
};

struct coverage {
    struct pair *pairs;        /* by rule, then by test */
    const struct test **tests; /* the second halves of the pairs */
    size_t count;
    size_t capacity;
};

static void add(struct coverage *coverage, const char *rule, const struct test *test)
{
    if (coverage->count == coverage->capacity) {
        coverage->capacity = coverage->capacity * 2 + 1024;
        coverage->pairs = xrealloc(coverage->pairs, coverage->capacity * sizeof *coverage->pairs);
    }
    coverage->pairs[coverage->count++] = (struct pair){rule, test};
}

static int compare_pairs(const void *a, const void *b)
{
    const struct pair *left = a, *right = b;
    int order = strcmp(left->rule, right->rule);
    return order != 0 ? order : (left->test > right->test) - (left->test < right->test);
}

/* A rule whose wording changed has several rows, which are one rule here. */
static void unite(struct coverage *coverage)
{
    size_t kept = 0;
    if (coverage->count > 0)
        qsort(coverage->pairs, coverage->count, sizeof *coverage->pairs, compare_pairs);
    for (size_t i = 0; i < coverage->count; i++)
        if (kept == 0 || compare_pairs(&coverage->pairs[kept - 1], &coverage->pairs[i]) != 0)
            coverage->pairs[kept++] = coverage->pairs[i];
    coverage->count = kept;
    coverage->tests = xcalloc(kept + 1, sizeof *coverage->tests);
    for (size_t i = 0; i < kept; i++)
        coverage->tests[i] = coverage->pairs[i].test;
}

static int read_test(struct coverage *coverage, const struct test *test, const struct rules *rules)
{
    char *problem = NULL;
    struct expected *expected = expected_read(test->expected, rules, test->descriptor->cases,
                                              &problem);
    if (expected == NULL) {
        complain("%s", problem);
        free(problem);
        return -1;
    }
    const struct rule *const *cited;
    size_t count = expected_rules(expected, &cited);
    for (size_t i = 0; i < count; i++)
        add(coverage, rules_find(rules, cited[i]->id)->id, test);
    expected_free(expected);
    return 0;
}

struct coverage *coverage_read(const struct catalog *catalog, const struct rules *rules,
                               const struct challenges *challenges)
{
    struct coverage *coverage = xcalloc(1, sizeof *coverage);
    int result = 0;
    for (size_t i = 0; i < catalog->count; i++)
        if (challenge_of(challenges, catalog->tests[i].id) == NULL)
            result |= read_test(coverage, &catalog->tests[i], rules);
    unite(coverage);
    if (result == 0)
        return coverage;
    coverage_free(coverage);
    return NULL;
}

void coverage_free(struct coverage *coverage)
{
    free(coverage->pairs);
    free(coverage->tests);
    free(coverage);
}

const struct test *const *coverage_tests(const struct coverage *coverage, const char *rule,
                                         size_t *count)
{
    size_t low = 0, high = coverage->count;
    while (low < high) {
        size_t middle = low + (high - low) / 2;
        if (strcmp(coverage->pairs[middle].rule, rule) < 0)
            low = middle + 1;
        else
            high = middle;
    }
    size_t end = low;
    while (end < coverage->count && strcmp(coverage->pairs[end].rule, rule) == 0)
        end++;
    *count = end - low;
    return &coverage->tests[low];
}
