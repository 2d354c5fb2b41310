/* SPDX-License-Identifier: Apache-2.0 */

/* Results in Markdown: what a JVM said stands in it as code, never as markup. */
#ifndef ASSAY_HISTORY_MARKDOWN_H
#define ASSAY_HISTORY_MARKDOWN_H

#include <stdio.h>

#include "history/results_file.h"

/* Writes the first characters of the text as code, in a line. */
void markdown_code(FILE *stream, const char *text);

/* Writes up to `most` lines in which the transcript differs as a block of code that belongs to an
 * item of a list; nothing where no line does. */
void markdown_lines(FILE *stream, const struct recorded_result *result, size_t most);

#endif
