/* SPDX-License-Identifier: Apache-2.0 */

/*
 * The catalogue of faults: what the library of faults (build/faults/faults.so) exports and
 * `assay audit` reads with dlopen.
 *
 * The library is put before a test's own agent, with the option "FAULT@FILE". FAULT is the
 * id of one fault, or "trace" for none: then FILE gets one line for each thing that a
 * fault could be seen by (see `needs`). With a fault, FILE gets the line "acted" when
 * something was falsified for the first time.
 *
 * The faults in the JVM's own machine code are not in the catalogue but in a table, that of
 * runner/faults/branches.sh. For these FAULT is "branches:TABLE", for none of them: then FILE
 * gets "reached:" and a digit for each line of the table, in its order, 1 if the instruction
 * was executed; or "branch:ADDRESS:OFFSET:OLD:NEW" for one, as in the table: then FILE gets
 * "acted" when it was executed for the first time, changed. With "functions:LIST" there is a line
 * for each function, of which the address at its beginning is read, as runner/faults/functions.sh prints
 * it; FILE gets "reached:" likewise.
 */
#ifndef ASSAY_FAULTS_FAULT_H
#define ASSAY_FAULTS_FAULT_H

#include <stddef.h>

#define FAULT_TRACE "trace"
#define FAULT_ACTED "acted"
#define FAULT_BRANCHES "branches:"
#define FAULT_BRANCH "branch:"
#define FAULT_FUNCTIONS "functions:"
#define FAULT_REACHED "reached:"

/* The kind of a perturbation under which a test may be WEAK. */
#define FAULT_RELAXATION "relaxation"

/* An entry of the catalogue of faults. All strings live as long as the library. */
struct fault_entry {
    const char *id;      /* "GetThreadState/thread_state_ptr/plus-one" */
    const char *subject; /* the function, event, callback or capability that is wrong */
    const char *kind;    /* "plus-one", "never", "by-hand", ... */
    const char *what;    /* what the JVM does wrong, as one sentence */

    /* Words of the trace that a test's run must have, all of them, joined by '&', for the
     * test to see the fault:
     *
     *     GetTag                      was called and returned NONE
     *     GetTag:INVALID_OBJECT       returned that error
     *     GetClassFields.fields_ptr+1 gave at least one element, or a value that is not null
     *     GetClassFields.fields_ptr+2 gave at least two elements
     *     Breakpoint                  was sent to an agent; callbacks of heap walks likewise
     *     enable:Breakpoint           was enabled; enable-thread: for one thread; disable:
     *     set:Breakpoint              has a callback
     *     refused:Breakpoint          could not be enabled for want of a capability
     *     add:can_tag_objects         was added; relinquish: was given back
     *     environments                there are two at least
     */
    const char *needs;

    /* Functions and events by whose names tests that may see it are looked for, joined by
     * commas; NULL for the subject alone. */
    const char *words;

    /* The first and last release of the specification that has what is falsified; 0 for no
     * bound. */
    int since;
    int until;
};

/* With "perturb:NAME:SEED" it is no fault but a perturbation, which is legal: no verdict may change.
 * FILE gets the line "acted" likewise. */
#define FAULT_PERTURB "perturb:"

/* With "threads" nothing is falsified. FILE gets a line for each kind of thread that a function is called
 * about and each kind that calls it: the function, the two kinds of suites/threads/kinds.tsv, and
 * the test, with tabs between them. */
#define FAULT_THREADS "threads"

/* The names and type of what the library exports. */
#define FAULT_CATALOGUE_SYMBOL "fault_catalogue"
#define PERTURBATION_CATALOGUE_SYMBOL "perturbation_catalogue"
typedef const struct fault_entry *const *fault_catalogue_function(size_t *count);

#endif
