/* SPDX-License-Identifier: Apache-2.0 */

/* What the conditions leave of an expected file: conditional blocks are gone, and so are blocks
 * that would hold nothing. */
#ifndef ASSAY_MATCH_LIST_H
#define ASSAY_MATCH_LIST_H

#include "match/expected_tree.h"

struct item;

/* What is left of a block. */
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

void list_resolve(struct list *list, const struct expected *expected,
                  const struct conditions *conditions);
void list_free(struct list *list);

/* The lines of all branches. */
size_t list_lines(const struct list *list);

/* The number of items of the longest list in it. */
size_t list_longest(const struct list *list);

#endif
