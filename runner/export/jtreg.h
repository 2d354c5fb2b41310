/* SPDX-License-Identifier: Apache-2.0 */

/*
 * Tests as a jtreg test suite: TEST.ROOT, TEST.groups, lib/ with what the tests share, and for each
 * test a directory below tests/ with its jtreg test, its agent and its Java classes.
 */
#ifndef ASSAY_EXPORT_JTREG_H
#define ASSAY_EXPORT_JTREG_H

#include "base/home.h"
#include "base/text.h"
#include "catalog/catalog.h"

struct jtreg_suite {
    const struct home *home;
    const char *directory;
    struct strings groups; /* lines of TEST.groups; begins as {0} */
};

struct jtreg_test {
    const struct test *test;
    const char *const *cases;      /* those that are meant, null-terminated; NULL for none */
    const char *bug;               /* "JDK-8324677", or NULL */
    const char *summary;           /* one line; NULL for the title of the test */
    const struct strings *vm_args; /* in addition to those of the test; or NULL */
};

/* Writes what the tests share. Returns 0, or -1 after a message, as the others do. */
int jtreg_begin(const struct jtreg_suite *suite);

/* Whether it can be one: a test that starts other agents cannot. */
bool jtreg_takes(const struct jtreg_suite *suite, const struct test *test);
int jtreg_add(struct jtreg_suite *suite, const struct jtreg_test *test);

/* Writes TEST.groups, and frees what the suite holds. */
int jtreg_end(struct jtreg_suite *suite);

/* The name of the test's class and library, "ThreadGetThreadStateParkedTimed". Allocated. */
char *jtreg_name(const char *id);

#endif
