/* SPDX-License-Identifier: Apache-2.0 */

/*
 * The search for the cheapest way to read a transcript as one that the file expects. At cost 0
 * it is an exact match. States are reached once, so that alternatives do not multiply; and it has a limit on its states and
 * on its steps, beyond which it gives up.
 */
#ifndef ASSAY_MATCH_SEARCH_H
#define ASSAY_MATCH_SEARCH_H

#include "match/states.h"

/* Steps of all kinds before a search gives up: a second or two. */
#define SEARCH_STEPS 50000000

enum search_outcome { SEARCH_FOUND, SEARCH_NONE, SEARCH_GAVE_UP };

struct search {
    enum search_outcome outcome;
    size_t end; /* the state found, else one that came farthest */
    struct states states;
    const char *const *actual;
    size_t actual_count;
    int64_t steps; /* left; below 0 the search has given up */
    struct binding *scratch;
    uint64_t *used; /* scratch */
};

/* Looks for the cheapest reading of the actual lines that costs at most `limit`. */
void search_run(struct search *search, const struct list *list, size_t variables,
                const char *const *actual, size_t count, size_t limit);
void search_free(struct search *search);

#endif
