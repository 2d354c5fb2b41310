/* SPDX-License-Identifier: Apache-2.0 */

/*
 * Known deviations: the entries of suites/known/NAME.txt, described in
 * docs/known-deviations.md. Each pins a VM, a test and its actual answer.
 */
#ifndef ASSAY_JUDGE_KNOWN_H
#define ASSAY_JUDGE_KNOWN_H

#include <stdbool.h>
#include <stddef.h>

#include "catalog/renamed.h"
#include "match/comparison.h"
#include "spec/rules.h"
#include "vm/vm.h"

struct known;

/* Whether `id` ("thread/GetThreadState/new", or with ":case") is a test, and one
 * of its cases. */
typedef bool known_test_check(const void *context, const char *id);

/* Reads one file, or every *.txt file of a directory in the order of their names.
 * On a mistake (syntax, missing key, id used twice, unknown rule, a test that does
 * not exist) returns NULL and stores an allocated "FILE:LINE: what is wrong" in
 * *problem. The rules must outlive the result; the check is not kept, and NULL
 * leaves it out. */
struct known *known_read(const char *path, const struct rules *rules, known_test_check *is_test,
                         const void *context, char **problem);
void known_free(struct known *known);

/* Gives the tests of all deviations the ids that they have now. */
void known_rename(struct known *known, const struct renamed *renamed);

/*
 * The ids of the deviations, joined by ", ", that together explain every differing
 * line of the comparison and the way the process ended; NULL when something is left
 * unexplained, or when nothing deviates. `id` is the result's id, with ":case" in a
 * test with cases. `end` is NULL when the process ended as it should, else the
 * verdict's word: "CRASH", "TIMEOUT" or "INCOMPLETE". The result is allocated.
 */
char *known_match(const struct known *known, const struct vm *vm, const char *id,
                  const struct comparison *comparison, const char *end);

/* The ids of all deviations recorded for this test on this VM, joined by ", ", or
 * NULL: when the test passes, they are FIXED. Allocated. */
char *known_for(const struct known *known, const struct vm *vm, const char *id);

/* Whether the id is one of `ids`, which are joined by ", ". */
bool known_ids_have(const char *ids, const char *id);

/* Which of the deviations (ids joined by ", ") had its date of review before today, in words;
 * NULL when none had. Allocated. */
char *known_overdue(const struct known *known, const char *ids);

/* Whether a deviation recorded for this test on this VM is that it hangs. */
bool known_hangs(const struct known *known, const struct vm *vm, const char *id);

/* One differing line: what is expected and what is there instead. NULL means
 * `nothing`. */
struct known_pair {
    char *expected;
    char *actual;
};

/* One test of an entry. */
struct known_test {
    char *id;
    struct known_pair *pairs;
    size_t count;
};

struct known_deviation {
    char *id, *vm, *vendor, *versions, *reason, *evidence, *date;
    char *arguments; /* words: what the JVM is started with, or with '!' without; in a word, '|'
                      * between alternatives; or NULL */
    char *review;    /* a date, or NULL */
    char **rules;    /* null-terminated */
    struct known_test *tests;
    size_t count;
    const char *file;
    int line;
};

const struct known_deviation *known_all(const struct known *known, size_t *count);

#endif
