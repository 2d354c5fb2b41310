/* SPDX-License-Identifier: Apache-2.0 */

/* The names of the constants and errors of the JVM TI: spec/constants.tsv and spec/error_codes.tsv. */
#ifndef ASSAY_SPEC_CONSTANT_NAMES_H
#define ASSAY_SPEC_CONSTANT_NAMES_H

struct constant_names;

/* Reads the tables in the directory. NULL after a message. */
struct constant_names *constant_names_read(const char *directory);
void constant_names_free(struct constant_names *names);

/* What is wrong with the first whole word of the text that begins with JVMTI_ and is none of them, in
 * words that end with the nearest that is; or NULL. A word before a '{', which goes on in several ways,
 * is left out, and so are lines that begin with '#'. The number of the line is stored. Allocated. */
char *constant_names_check(const struct constant_names *names, const char *text, int *line);

#endif
