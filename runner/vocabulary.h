/* SPDX-License-Identifier: Apache-2.0 */

/* Which constants of the specification the expected files name. */
#ifndef ASSAY_VOCABULARY_H
#define ASSAY_VOCABULARY_H

#include "catalog.h"

struct vocabulary;

/* Reads spec/constants.tsv and the words of every expected file of the catalogue. NULL
 * after saying what is wrong. */
struct vocabulary *vocabulary_read(const struct home *home, const struct catalog *catalog);
void vocabulary_free(struct vocabulary *vocabulary);

/* How many constants of a group stand in some expected file, by their whole name or
 * without the prefix that the group shares; and in *all, how many there are. */
size_t vocabulary_used(const struct vocabulary *vocabulary, const char *group, size_t *all);

#endif
