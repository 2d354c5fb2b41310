/* SPDX-License-Identifier: Apache-2.0 */

/* Step 2: which tests, and in which order. */
#ifndef ASSAY_CATALOG_PLAN_H
#define ASSAY_CATALOG_PLAN_H

#include <stdbool.h>
#include <stdint.h>

#include "base/text.h"
#include "catalog/catalog.h"

/* One JVM to start. */
struct planned {
    const struct test *test;
    const char *case_name; /* NULL in a test without cases */
    char *id;              /* of the test, with ":case" */
    unsigned repeat;       /* 0 for the first time */
};

struct plan {
    struct planned *items;
    size_t count;
};

struct test_times;

struct selection {
    char **patterns; /* null-terminated; '!' or '-' before one excludes */
    char **only;     /* further ones, null-terminated, one of which must match, too; or NULL */
    /* A further condition; or NULL. */
    bool (*wanted)(void *context, const struct test *test, const char *case_name);
    void *context;
    /* How near a test is to what was asked for. Nearer tests come first; a test with a negative value is left
     * out. Or NULL. */
    double (*nearness)(void *context, const char *id);
    void *nearness_context;
    char **first;    /* ids of tests that come first, null-terminated; or NULL */
    unsigned repeat; /* at least 1 */
    int64_t seed;    /* -1 keeps the catalogue's order */
    unsigned shard;  /* 1..shards: which part of the plan; with shards 0 all of it */
    unsigned shards;
    const struct test_times *times; /* by which the parts are made (shard.h); or NULL */
};

/* Adds the patterns of a suite to the list: suites/NAME.txt, or the file itself
 * if the name has a '/'. Returns 0; or -1 after a message, also when it has none. */
int plan_read_suite(struct strings *patterns, const char *name, const struct home *home);

/* Makes the plan. Each test matches a pattern and no excluding one; without
 * patterns all tests do; the same holds for `only`. Returns 0; or -1 after a message when
 * a pattern matches nothing or nothing is left. */
int plan_make(struct plan *plan, const struct catalog *catalog, const struct selection *selection);
void plan_free(struct plan *plan);

/* A copy of the plan, of the tests for which `rank` is 0, 1 or 2, in this order. */
void plan_part(struct plan *part, const struct plan *plan,
               int (*rank)(void *context, const char *id), void *context);

/* "; did you mean 'TEST'?" for a name or pattern that chooses none, or "". Allocated. */
char *plan_hint(const struct catalog *catalog, const char *pattern);

#endif
