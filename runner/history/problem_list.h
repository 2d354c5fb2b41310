/* SPDX-License-Identifier: Apache-2.0 */

/* A ProblemList of the JDK's own tests: lines of a test, bug numbers and platforms. */
#ifndef ASSAY_HISTORY_PROBLEM_LIST_H
#define ASSAY_HISTORY_PROBLEM_LIST_H

#include <stdbool.h>
#include <stddef.h>

#include "base/numbering.h"
#include "judge/suite.h"

/* A line of the list. */
struct problem {
    char *test;
    struct numbering bugs;
    char *platforms;
};

struct problems {
    struct problem *items;
    size_t count;
};

/* The line of the test, which is added if need be. */
struct problem *problem_of(struct problems *problems, const char *test);
void problems_free(struct problems *problems);

/* Adds the bug numbers in a text: "JDK-8286836 and JDK-8300575". */
void problem_add_bugs(struct numbering *bugs, const char *text);

/* Whether the id is that of the line's test, or of one of its cases. */
bool problem_is_meant(const struct problem *problem, const char *id);

/* Writes the list, and sorts it. Returns 0, or -1 after a message. */
int problems_write(struct problems *problems, const char *path);

/* Reads the lines that are about tests of the suite on this platform. Returns 0, or -1 after a
 * message. */
int problems_read(struct problems *problems, const char *path, const struct suite *suite);

#endif
