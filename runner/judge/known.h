/* SPDX-License-Identifier: Apache-2.0 */

/*
 * Known deviations: the causes and pins of suites/known, described in docs/known-deviations.md. A
 * cause says what a JVM does and why; its pins say by which answer of which test it is recognized.
 */
#ifndef ASSAY_JUDGE_KNOWN_H
#define ASSAY_JUDGE_KNOWN_H

#include <stdbool.h>
#include <stddef.h>

#include "base/text.h"
#include "catalog/renamed.h"
#include "match/comparison.h"
#include "spec/rules.h"
#include "vm/vm.h"

struct known;

/* Whether `id` ("thread/GetThreadState/new", or with ":case") is a test, and one
 * of its cases. */
typedef bool known_test_check(const void *context, const char *id);

/* Reads one file, or every *.txt file of a directory and of the directories in it, in the order of
 * their names. On a mistake (syntax, missing key, id used twice, unknown rule, a pin of no cause, a
 * test that does not exist) returns NULL and stores an allocated "FILE:LINE: what is wrong" in
 * *problem. The rules must outlive the result; the check is not kept, and NULL leaves it out. */
struct known *known_read(const char *path, const struct rules *rules, known_test_check *is_test,
                         const void *context, char **problem);
void known_free(struct known *known);

/* Gives the tests of all pins the ids that they have now. */
void known_rename(struct known *known, const struct renamed *renamed);

/*
 * The ids of the causes, joined by ", ", whose pins together explain every differing
 * line of the comparison and the way the process ended; NULL when something is left
 * unexplained, when nothing deviates, or, after a message, when the pins leave too many
 * combinations. `id` is the result's id, with ":case" in a test with cases. `end` is NULL when the
 * process ended as it should, else the verdict's word: "CRASH", "TIMEOUT" or "INCOMPLETE". The
 * result is allocated.
 */
char *known_match(const struct known *known, const struct vm *vm, const char *id,
                  const struct comparison *comparison, const char *end);

/* The ids of all causes that have a pin for this test on this VM that shows in every run, joined by
 * ", ", or NULL: when the test passes, they are FIXED. Allocated. */
char *known_for(const struct known *known, const struct vm *vm, const char *id);

/* Whether the id is one of `ids`, which are joined by ", ". */
bool known_ids_have(const char *ids, const char *id);

/* Which of the causes (ids joined by ", ") had its date of review before today, in words;
 * NULL when none had. Allocated. */
char *known_overdue(const struct known *known, const char *ids);

/* Whether there is a pin for this test on this VM, even one that shows only sometimes. */
bool known_has(const struct known *known, const struct vm *vm, const char *id);

/* Whether a pin for this test on this VM is that it hangs, even if only sometimes. */
bool known_hangs(const struct known *known, const struct vm *vm, const char *id);

/* How a certificate counts a cause; a later one outweighs those before it. */
enum known_class {
    KNOWN_ISSUE,    /* of the specification: its text would be changed, or was */
    KNOWN_LIVENESS, /* a thread does not continue in time, and no sentence says that it has to */
    KNOWN_DEVIATION
};

const char *known_class_name(enum known_class class); /* "deviation" */

/* One differing line: what is expected and what is there instead. NULL means
 * `nothing`. */
struct known_pair {
    char *expected;
    char *actual;
};

/* One test of a pin. */
struct known_test {
    char *id;
    struct known_pair *pairs;
    size_t count;
};

struct known_cause {
    char *id, *title, *status, *vm, *vendor, *architecture;
    char *behavior, *source, *affected, *fixed_in, *ran_on, *frame;
    char *bug, *related, *introduced_by, *evidence, *workaround, *date;
    char *review; /* a date, or NULL */
    enum known_class class;
    struct strings rules;
    const char *file;
    int line;
};

/* What a JVM answers in tests, and which JVMs do. */
struct known_pin {
    char *cause_id;
    char *vm, *vendor, *architecture; /* NULL: as its cause says */
    char *versions;                   /* ranges joined by ", " */
    char *sometimes;                  /* how often, where not in every run; or NULL */
    struct strings arguments; /* one of them is enough, or none is given: words that the JVM is
                               * started with, or with '!' without; in a word, '|' between
                               * alternatives */
    struct known_test *tests;
    size_t count;
    const struct known_cause *cause;
    const char *file;
    int line;
};

const struct known_cause *known_causes(const struct known *known, size_t *count);
const struct known_pin *known_pins(const struct known *known, size_t *count);

/* The cause of that id, or NULL. */
const struct known_cause *known_cause_find(const struct known *known, const char *id);

/* The gravest class of the causes (ids joined by ", "); KNOWN_DEVIATION of none. */
enum known_class known_class_of(const struct known *known, const char *ids);

#endif
