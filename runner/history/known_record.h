/* SPDX-License-Identifier: Apache-2.0 */

/* Causes and pins made of results, before anybody knows why the JVM deviates. */
#ifndef ASSAY_HISTORY_KNOWN_RECORD_H
#define ASSAY_HISTORY_KNOWN_RECORD_H

#include <stdio.h>

#include "base/numbering.h"
#include "history/known_pins.h"

/* A cause that is to be looked into. */
struct draft {
    char *id, *title, *status, *behavior, *bug; /* `bug` may be NULL */
    char *vm;                                   /* a pattern */
    struct numbering versions, rules;
    struct pin_lines pins;
};

struct drafts {
    struct draft *items;
    size_t count;
    struct numbering ids; /* with the numbers of the items */
};

/* The draft of that id, which is added with nothing in it if need be. */
struct draft *draft_of(struct drafts *drafts, const char *id);

/* Adds the result as a pin of the draft, and what the draft has about JVM and rules. Of a result in
 * which no line differs, and that a pin cannot say, only a message. */
void draft_add(struct draft *draft, const struct results_file *file,
               const struct recorded_result *result);

/* Whether the result deviates in a way that no pin explains so far. */
bool draft_is_due(const struct recorded_result *result);

/* Makes a draft of each test of the file that deviates unexplained. */
void drafts_record(struct drafts *drafts, const struct results_file *file);

/* Prints them as records of suites/known. */
void drafts_print(struct drafts *drafts, FILE *stream);

void drafts_free(struct drafts *drafts);

#endif
