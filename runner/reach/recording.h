/* SPDX-License-Identifier: Apache-2.0 */

/* Runs each planned test once, with a breakpoint at the beginning of each function of the JVM's library. */
#ifndef ASSAY_REACH_RECORDING_H
#define ASSAY_REACH_RECORDING_H

#include "audit/trial.h"
#include "reach/function_list.h"
#include "reach/reach_table.h"

struct recording {
    const struct plan *plan;
    const struct vm *vm;
    const struct function_list *list;
    const char *revision; /* of the suite */
    bool whole;           /* the plan has all tests */
    struct trials *trials;
    struct launcher *launcher;
    unsigned jobs;
    /* Called for each test that is done. */
    void (*progress)(void *context, size_t done, size_t all);
    void *context;
};

/* What was recorded, besides the table. */
struct recorded {
    size_t reporting; /* tests in which something was recorded */
    size_t executed;  /* functions that some test executes */
    /* Tests that are not in the table: their JVM reported nothing, as one that did not load the
     * library of faults. */
    size_t unreported;
};

/* The table, or NULL when the launcher was interrupted, or after a message when a JVM could not be
 * started. A test that does not apply to the JVM is in it, and executes nothing. */
struct reach_table *recording_make(const struct recording *recording, struct recorded *recorded);

#endif
