/* SPDX-License-Identifier: Apache-2.0 */

/* One expected line: its text, alternatives and placeholders. */
#ifndef ASSAY_MATCH_LINE_PATTERN_H
#define ASSAY_MATCH_LINE_PATTERN_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum piece_kind { PIECE_TEXT, PIECE_INT, PIECE_SAME, PIECE_CHOICE, PIECE_END };

/* The pieces of a line form a graph; `next` is an index, and PIECE_END ends it. */
struct piece {
    enum piece_kind kind;
    size_t next;
    char *text; /* PIECE_TEXT */
    size_t length;
    int64_t low, high; /* PIECE_INT */
    bool ranged;       /* PIECE_INT: with bounds */
    size_t variable;   /* PIECE_SAME: which one */
    char stop;         /* PIECE_SAME: what ends the word besides a blank; or 0 */
    size_t *branches;  /* PIECE_CHOICE: the first piece of each alternative */
    size_t count;
    bool recommended; /* PIECE_CHOICE: {should ...}; the last alternative is to have none */
};

struct line_pattern {
    struct piece *items; /* starts at item `first` */
    size_t count;
    size_t first;
    bool recommends; /* has {should ...} */
    bool plain;      /* text only: equal to the actual line or not */
    char *literal;   /* when plain: the text */
};

/* A word bound to a variable, part of an actual line. */
struct binding {
    const char *word; /* NULL while unbound */
    size_t length;
};

/* Finds or adds a variable by name; returns its index. */
typedef size_t variable_index(void *context, const char *name, size_t length);

/* Takes a line apart. Returns 0, or -1 with an allocated "what is wrong" in *problem. */
int line_pattern_parse(struct line_pattern *pattern, const char *text, variable_index *variable,
                       void *context, char **problem);
void line_pattern_free(struct line_pattern *pattern);

/* Whether the line is one of those expected. Variables that are unbound so far
 * are bound by it; on a mismatch `bindings` is as before. Each step is taken from *steps; when they are
 * used up, *steps is negative and the answer, false, says nothing. */
bool line_pattern_match(const struct line_pattern *pattern, const char *line,
                        struct binding *bindings, int64_t *steps);

/* Whether a line that matches has what {should ...} recommends, too. Steps as above. */
bool line_pattern_as_recommended(const struct line_pattern *pattern, const char *line,
                                 int64_t *steps);

/* Whether two lines are equal, for one step and more for long ones. */
bool line_equal(const char *a, const char *b, int64_t *steps);

/* The numbers of times the variable can occur in the line, as a set: bit 0 for
 * never, bit 1 for once, bit 2 for more. */
unsigned line_pattern_occurrences(const struct line_pattern *pattern, size_t variable);

/* The set of all sums of a number of the one and a number of the other such set. */
unsigned times_sum(unsigned a, unsigned b);

#endif
