/* SPDX-License-Identifier: Apache-2.0 */

/* What somebody may have meant who mistyped a name. */
#ifndef ASSAY_BASE_NEAREST_H
#define ASSAY_BASE_NEAREST_H

#include <stddef.h>

struct nearest {
    const char *word; /* as it was typed */
    char *best;       /* the nearest candidate so far, allocated; or NULL */
    size_t distance;  /* its distance; at first the least that is too far */
};

/* Begins with the word, which must outlive the search. */
struct nearest nearest_begin(const char *word);

/* Compares the word with the first `length` characters of a candidate. */
void nearest_try(struct nearest *nearest, const char *candidate, size_t length);

/* "; did you mean 'CANDIDATE'?", or "" where nothing is near. Allocated; ends the search. */
char *nearest_end(struct nearest *nearest);

#endif
