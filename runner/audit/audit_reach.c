/* SPDX-License-Identifier: Apache-2.0 */
#include "audit/audit_reach.h"

#include <stdlib.h>
#include <string.h>

/* A planned test. */
struct reacher {
    size_t planned;
    const struct reach *reach;
};

struct reaching {
    const struct audit *audit;
    struct reacher *tests; /* that are usable, those that reach the fewest sites first */
    size_t count;
};

static int by_reach(const void *a, const void *b)
{
    const struct reacher *one = a, *other = b;
    if (one->reach->count != other->reach->count)
        return one->reach->count < other->reach->count ? -1 : 1;
    return one->planned < other->planned ? -1 : one->planned > other->planned;
}

struct reaching *reaching_make(const struct audit *audit)
{
    struct reaching *reaching = xcalloc(1, sizeof *reaching);
    reaching->audit = audit;
    reaching->tests = xcalloc(audit->plan->count, sizeof *reaching->tests);
    for (size_t i = 0; i < audit->plan->count; i++)
        if (audit->baseline[i].usable)
            reaching->tests[reaching->count++] = (struct reacher){i, &audit->baseline[i].reach};
    qsort(reaching->tests, reaching->count, sizeof *reaching->tests, by_reach);
    return reaching;
}

void reaching_free(struct reaching *reaching)
{
    free(reaching->tests);
    free(reaching);
}

/* Whether the second part of the test's id is the name. */
static bool is_about(const struct planned *planned, const char *name)
{
    const char *subject = strchr(planned->id, '/');
    size_t length = strlen(name);
    return subject != NULL && strncmp(subject + 1, name, length) == 0 && subject[length + 1] == '/';
}

size_t *reaching_tests(const struct reaching *reaching, const struct fault_entry *entry,
                       size_t most, size_t *count)
{
    const struct audit *audit = reaching->audit;
    const char *function = branch_table_function(entry);
    size_t *tests = xcalloc(most + 1, sizeof *tests);
    *count = 0;
    for (int others = function == NULL; others < 2; others++)
        for (size_t i = 0; i < reaching->count && *count < most; i++) {
            const struct reacher *test = &reaching->tests[i];
            bool about = function != NULL && is_about(&audit->plan->items[test->planned], function);
            if (about != others && reach_has(test->reach, audit->branches, entry))
                tests[(*count)++] = test->planned;
        }
    return tests;
}
