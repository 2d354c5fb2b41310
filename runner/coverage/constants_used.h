/* SPDX-License-Identifier: Apache-2.0 */

/* Which constants of the specification the expected files name. */
#ifndef ASSAY_COVERAGE_CONSTANTS_USED_H
#define ASSAY_COVERAGE_CONSTANTS_USED_H

#include "catalog/catalog.h"

struct constants_used;

/* Reads spec/constants.tsv and the words of every expected file of the catalogue. NULL
 * after saying what is wrong. */
struct constants_used *constants_used_read(const struct home *home, const struct catalog *catalog);
void constants_used_free(struct constants_used *vocabulary);

/* How many constants of a group are in some expected file, by their whole name or
 * without the prefix that the group shares; and in *all, how many there are. */
size_t constants_used_count(const struct constants_used *vocabulary, const char *group,
                            size_t *all);

#endif
