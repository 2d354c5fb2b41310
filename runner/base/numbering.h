/* SPDX-License-Identifier: Apache-2.0 */

/* Texts numbered in the order in which they came first. A look-up takes the same time however many
 * there are, also where others chose them. */
#ifndef ASSAY_BASE_NUMBERING_H
#define ASSAY_BASE_NUMBERING_H

#include <stddef.h>
#include <stdint.h>

#include "base/text.h"

/* Begins as {0}. */
struct numbering {
    struct strings texts; /* by number */
    uint64_t seed;
    size_t *slots; /* numbers from 1 on; 0 is an empty slot */
    size_t slot_count;
};

/* The number of the text, which is added, as a copy, if it is new. */
size_t numbering_add(struct numbering *numbering, const char *text);

/* The number of the text, or SIZE_MAX. */
size_t numbering_find(const struct numbering *numbering, const char *text);

void numbering_free(struct numbering *numbering);

/* Leaves of equal strings the first. */
void strings_unite(struct strings *list);

#endif
