/* SPDX-License-Identifier: Apache-2.0 */

/* A scenario as a program that needs nothing of Assay: Interpreter.java, scenario.c, and run.sh. It does
 * what the agent does, prints what it observes, and compares it with what the model allowed. */
#ifndef ASSAY_EXPLORE_STANDALONE_H
#define ASSAY_EXPLORE_STANDALONE_H

#include "explore/pool.h"
#include "spec/rules.h"

/* Writes it to the directory. Returns 0, or -1 after a message. */
int standalone_write(const struct pool *pool, const struct explore_attempt *attempt,
                     const struct rules *rules, const char *directory);

#endif
