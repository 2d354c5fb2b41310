/* SPDX-License-Identifier: Apache-2.0 */

/*
 * The search for the cheapest way to read a transcript as one that the file expects. At cost 0
 * it is an exact match. A state is what is still expected (a stack of frames), the place in the
 * transcript, and the bound words; states are reached once, so that alternatives do not multiply.
 */
#ifndef ASSAY_MATCH_SEARCH_H
#define ASSAY_MATCH_SEARCH_H

#include <stdint.h>

#include "match/expected_tree.h"
#include "match/line_pattern.h"

/* The cost of one missing or extra line. */
#define COST 100

#define FRAME_SLOTS 4096
#define WORD_SLOTS 1024

struct item;

/* What the conditions leave of a block. */
struct list {
    struct item *items;
    size_t count;
    size_t least; /* lines, in its shortest form */
};

struct item {
    enum node_kind kind; /* NODE_LINE, NODE_EITHER, NODE_UNORDERED or NODE_SOME */
    const struct node *node;
    struct list *lists; /* branches of NODE_EITHER; one for NODE_UNORDERED and NODE_SOME */
    size_t count;
    size_t least;
    struct list alone; /* this item alone */
};

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
};

struct words {
    struct words *chain;
    struct binding bindings[];
};

enum step_kind {
    STEP_NONE,
    STEP_SAME,    /* `what` is the item that came */
    STEP_MISSING, /* `what` is the item missing */
    STEP_CHANGED, /* another line stands in the place of the item `what` */
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

enum search_outcome { SEARCH_FOUND, SEARCH_NONE, SEARCH_GAVE_UP };

struct search {
    enum search_outcome outcome;
    size_t end; /* the state found, else one that came farthest */
    struct state *states;
    size_t count, capacity;

    const char *const *actual;
    size_t actual_count;
    size_t variables;
    size_t limit; /* no state costs more */
    struct frame **frames;
    struct words **words;
    struct binding *scratch;
    uint64_t *used; /* scratch */
    size_t used_size;
    size_t *heap, heap_count, heap_capacity;
    size_t *table, table_size; /* indexes of states, plus 1 */
};

/* What the conditions leave of the file. */
void list_resolve(struct list *list, const struct expected *expected,
                  const struct conditions *conditions);
void list_free(struct list *list);
size_t list_lines(const struct list *list); /* of all branches */

/* Looks for the cheapest reading of the actual lines that costs at most `limit`. */
void search_run(struct search *search, const struct list *list, size_t variables,
                const char *const *actual, size_t count, size_t limit);
void search_free(struct search *search);

#endif
