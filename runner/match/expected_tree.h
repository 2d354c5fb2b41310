/* SPDX-License-Identifier: Apache-2.0 */

/* The parsed expected file from inside: the tree that expected_parse.c makes of it. */
#ifndef ASSAY_MATCH_EXPECTED_TREE_H
#define ASSAY_MATCH_EXPECTED_TREE_H

#include "base/numbering.h"
#include "match/expected.h"
#include "match/line_pattern.h"

enum node_kind {
    NODE_LINE,
    NODE_EITHER, /* its children are NODE_BRANCH */
    NODE_BRANCH,
    NODE_SINCE,
    NODE_UNTIL,
    NODE_WHEN,
    NODE_CASE,
    NODE_UNORDERED,
    NODE_SOME
};

/* The rules cited together. */
struct citation {
    const struct rule **rules; /* all rows of each id */
    size_t count;
    int line;
    bool used;
};

struct node {
    enum node_kind kind;
    int line;              /* of the line, or of the block's directive */
    struct node *children; /* of a block */
    size_t count;
    char *text;                  /* NODE_LINE: as written; NODE_WHEN: the capability */
    struct line_pattern pattern; /* NODE_LINE */
    size_t citation;             /* NODE_LINE: index in expected.citations */
    int version;                 /* NODE_SINCE, NODE_UNTIL */
    char **names;                /* NODE_CASE: null-terminated */
};

struct expected {
    struct node root; /* a NODE_BRANCH */
    struct citation *citations;
    size_t citation_count;
    struct numbering variables; /* names of <same NAME>, indexed by the pieces */
    const struct rule **rules;
    size_t rule_count;
    struct expected_line *lines;
    size_t line_count;
};

/* A tree with nothing but its root. */
struct expected *expected_new(void);

/* Adds a child, which later ones may move. */
struct node *node_add(struct node *parent, enum node_kind kind, int line);

/* Finds or adds a variable: a variable_index. */
size_t expected_variable(void *expected, const char *name, size_t length);

/* Begins a citation, to which expected_cite() adds the rows of one rule; false if it has them. */
void expected_add_citation(struct expected *expected, int line);
bool expected_cite(struct expected *expected, const struct rule *rows, size_t count);

/* Fills in the lines, when the tree is whole. */
void expected_collect_lines(struct expected *expected);

/* Whether a conditional block (since, until, when, case) applies. */
bool node_applies(const struct node *node, const struct conditions *conditions);

#endif
