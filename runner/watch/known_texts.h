/* SPDX-License-Identifier: Apache-2.0 */

/* What the list of known deviations has about each test, to be compared with another list. */
#ifndef ASSAY_WATCH_KNOWN_TEXTS_H
#define ASSAY_WATCH_KNOWN_TEXTS_H

#include "base/numbering.h"
#include "judge/known.h"

struct known_texts {
    struct numbering ids; /* of results */
    struct strings texts; /* by number of the id */
};

/* The list may be NULL. */
void known_texts_read(struct known_texts *texts, const struct known *known);
void known_texts_free(struct known_texts *texts);

/* Adds the ids of the results of which the two do not say the same. */
void known_texts_compare(const struct known_texts *before, const struct known_texts *after,
                         struct numbering *ids);

#endif
