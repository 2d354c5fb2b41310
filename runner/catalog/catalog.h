/* SPDX-License-Identifier: Apache-2.0 */

/*
 * runner/catalog/: the tests there are, and which of them are run.
 * Read from the descriptors in the agents; selected, ordered and repeated.
 */

/* Step 1: the tests there are, read from the agents' libraries. */
#ifndef ASSAY_CATALOG_CATALOG_H
#define ASSAY_CATALOG_CATALOG_H

#include <stdbool.h>
#include <stddef.h>

#include "base/home.h"
#include "base/text.h"
#include "catalog/renamed.h"
#include "descriptor.h"

struct test {
    char *id;                      /* "thread/GetThreadState/parked-timed" */
    char *library;                 /* absolute path of the agent */
    char *expected;                /* absolute path of the expected file */
    char *source;                  /* absolute path of the C source */
    struct assay_test *descriptor; /* a copy (descriptor_copy.h) */
};

struct catalog {
    struct test *tests; /* sorted by id */
    size_t count;
    size_t problems;         /* agents and expected files that cannot be used */
    struct renamed *renamed; /* the ids that tests had before; NULL when they cannot be read */
};

/* Opens and validates every agent below home->agents. Each agent that cannot be
 * used is reported on standard error with its file and what is wrong with it.
 * An expected file without a test is reported too. Returns the number of such
 * files; the tests that can be used are in the catalogue. */
size_t catalog_read(struct catalog *catalog, const struct home *home);
void catalog_free(struct catalog *catalog);

/* Reads the libraries of these tests anew: tests are replaced, added, and left out where there is no library any
 * more. With ids, pointers to tests become invalid. Returns the number of libraries that cannot be used, as above. */
size_t catalog_read_again(struct catalog *catalog, const struct home *home,
                          const struct strings *ids);

/* The test of that id, with ":case" or without; or NULL. */
const struct test *catalog_find(const struct catalog *catalog, const char *id);

/* Whether `id`, with ":case" or without, is a test of the suite, if only by its source. */
bool catalog_has_test(const struct catalog *catalog, const struct home *home, const char *id);

/* Whether `id` is that of the test, with ":case" or without. */
bool test_has_id(const char *test, const char *id);

/* The main class: the target of the descriptor, or the one that tests without a target have. */
const char *test_target(const struct assay_test *descriptor);

/* The path of its class file below a class path, without ".class": "thread/Parked". Allocated. */
char *test_target_path(const struct assay_test *descriptor);

/* What is wrong with the target of the test, in words: its class cannot be read. NULL if nothing is, and
 * if the JVM is to fail, which may be by a class that is missing. Allocated. */
char *test_missing_target(const struct test *test, const struct home *home);

#endif
