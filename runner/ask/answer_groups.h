/* SPDX-License-Identifier: Apache-2.0 */

/* The answers to one experiment, JVMs with the same answer together. */
#ifndef ASSAY_ASK_ANSWER_GROUPS_H
#define ASSAY_ASK_ANSWER_GROUPS_H

#include <jansson.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdio.h>

#include "base/text.h"

struct group {
    const json_t *lines;
    struct strings labels; /* of the JVMs */
};

struct groups {
    struct group *items;
    size_t count;
};

/* Those of the experiment with that id; the store (answers.h) must outlive them. */
struct groups groups_of(const json_t *answers, const char *id);
void groups_free(struct groups *groups);

/* The labels with commas between, a JVM and its Zero VM as one. Allocated. */
char *labels_joined(const struct strings *labels);

/* Prints the lines of the answer, each behind the indent. */
void group_print(const struct group *group, FILE *stream, const char *indent);

/* Whether the answer is a remark: why there is none. */
bool group_is_note(const struct group *group);

/* Whether every line is "KEY: ANSWER", and no key is there twice, so that they make a table. */
bool groups_are_table(const struct groups *groups);

/* The keys of all groups, in the order in which they come. */
void groups_keys(struct strings *keys, const struct groups *groups);

/* What the group answers to the key, or "-". */
const char *group_value(const struct group *group, const char *key);

#endif
