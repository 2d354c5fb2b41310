/* SPDX-License-Identifier: Apache-2.0 */

/*
 * The states of a search (search.h), each kept once and handed out by its cost. A state is what
 * is still expected (a stack of frames), the place in the transcript, and the bound words.
 * Frames and sets of bound words are kept once as well, so that equal ones have one address.
 */
#ifndef ASSAY_MATCH_STATES_H
#define ASSAY_MATCH_STATES_H

#include <stdbool.h>
#include <stdint.h>

#include "match/line_pattern.h"
#include "match/list.h"

enum frame_kind {
    FRAME_SEQUENCE,  /* the list's items from index on */
    FRAME_UNORDERED, /* the list's items that are not used */
    FRAME_AGAIN      /* the list once more, or not */
};

/* What is still expected: this, and then the next. */
struct frame {
    enum frame_kind kind;
    const struct list *list;
    size_t index;
    uint64_t *used; /* bits */
    const struct frame *next;
    struct frame *chain;
    size_t key;
};

struct words {
    struct words *chain;
    size_t key;
    struct binding bindings[];
};

enum step_kind {
    STEP_NONE,
    STEP_SAME,    /* `what` is the item that came */
    STEP_MISSING, /* `what` is the item missing */
    STEP_CHANGED, /* another line is in the place of the item `what` */
    STEP_EXTRA,
    STEP_CLOSE /* the unused items of the frame `what` are missing */
};

struct state {
    const struct frame *frame;
    const struct words *words;
    size_t place; /* actual lines read so far */
    size_t cost;
    size_t from; /* the state before, SIZE_MAX for the first */
    const void *what;
    enum step_kind step;
};

struct states {
    struct state *items;
    size_t count, capacity;
    size_t variables;
    size_t limit;          /* no state costs more */
    struct frame **frames; /* hash tables of chains */
    struct words **words;
    size_t frame_slots, frame_count, word_slots, word_count;
    size_t *heap, heap_count, heap_capacity;
    size_t *table, table_size; /* indexes of states, plus 1 */
};

void states_open(struct states *states, size_t variables, size_t limit);
void states_free(struct states *states);

/* The one frame that is like the given one, whose `used` it does not keep. */
const struct frame *states_frame(struct states *states, struct frame wanted);

/* The frame of the list's items from the index on, and then the next. */
const struct frame *states_sequence(struct states *states, const struct list *list, size_t index,
                                    const struct frame *next);

/* The one set of bound words that is like the given one. */
const struct words *states_words(struct states *states, const struct binding *bindings);

/* The number of words in `used` of the frame. */
size_t states_used_words(const struct frame *frame);

/* Adds a state, unless it is known already at no more than its cost, or costs too much. */
void states_reach(struct states *states, struct state state);

/* Takes the cheapest state that was not taken yet, and of those the one that has read most;
 * SIZE_MAX when there is none. */
size_t states_next(struct states *states);

#endif
