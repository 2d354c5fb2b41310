/* SPDX-License-Identifier: Apache-2.0 */

/* A scenario as a program that needs nothing of Assay. It does what the agent does, prints what it
 * observes, and compares it with what the model allows. */
#ifndef ASSAY_EXPLORE_STANDALONE_H
#define ASSAY_EXPLORE_STANDALONE_H

#include <stdbool.h>

#include "explore/pool.h"
#include "spec/rules.h"

/* The texts of its files. */
struct standalone {
    char *c;      /* scenario.c */
    char *java;   /* Interpreter.java */
    char *script; /* run.sh */
};

/* Whether run.sh could start the JVM as the pool does. Says why not. */
bool standalone_is_possible(const struct vm *vm);

/* Makes the program of attempt->scenario. scenario.c begins with attempt->finding; FINDING_NONE is
 * written as conformance. Returns 0; or -1 after a message, with nothing to free. */
int standalone_make(struct standalone *program, const struct pool *pool,
                    const struct explore_attempt *attempt, const struct rules *rules);

/* Writes the files to the directory, in which files of these names are replaced. Returns 0; or -1 after a
 * message, and some of the files may be there. */
int standalone_write(const struct standalone *program, const char *directory);
void standalone_free(struct standalone *program);

#endif
