/* SPDX-License-Identifier: Apache-2.0 */

/* A reproducer of each cause of known deviations: made, built, and run on a JVM that it is about. */
#ifndef ASSAY_EXPORT_REPRODUCE_ALL_H
#define ASSAY_EXPORT_REPRODUCE_ALL_H

#include "base/home.h"
#include "judge/known.h"
#include "launch/launch.h"
#include "vm/vm_find.h"

struct reproduce_request {
    const struct home *home;
    const struct known *known;
    struct launcher *launcher;
    const struct vm_places *places; /* the JVMs to run them on */
    const char *jdk;                /* what builds them */
    const char *out;    /* the directory of the reproducers, one below it for each cause */
    char *const *globs; /* of the causes' ids; none for all */
    unsigned jobs;      /* at the same time */
    const char *page;   /* where to write the table of all in Markdown; or NULL */
};

/* Tries for each cause the tests of its pins, on the JVMs that it is about, server VMs and newer
 * releases first, until a reproducer shows it; with the arguments that the pins or the evidence name,
 * too. What was shown is not made again until its pins change. Returns the exit status: 1 when
 * one is not shown. */
int reproduce_all(const struct reproduce_request *request);

#endif
