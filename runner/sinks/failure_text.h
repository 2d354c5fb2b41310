/* SPDX-License-Identifier: Apache-2.0 */

/* A result for a human reader: what is expected, what came, by which rules,
 * what the JVM printed, and how to see it again. */
#ifndef ASSAY_SINKS_FAILURE_TEXT_H
#define ASSAY_SINKS_FAILURE_TEXT_H

#include <stdbool.h>
#include <stdio.h>

#include "judge/result.h"

/* Whether the result is worth reporting: everything but PASS without a note, NA and
 * FIXED. */
bool failure_text_is_due(const struct result *result);

/* The id with the number of the repeat, if any. Allocated. */
char *failure_text_name(const struct result *result);

/* Prints the result in lines of printable text, each after `indent`. With `colour`,
 * expected and actual lines are coloured for a terminal. */
void failure_text_print(FILE *stream, const char *indent, const struct result *result, bool colour);

#endif
