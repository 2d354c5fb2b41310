/* SPDX-License-Identifier: Apache-2.0 */

/* Which files the selected tests depend on, and which tests and libraries a changed file concerns. */
#ifndef ASSAY_WATCH_DEPENDENCIES_H
#define ASSAY_WATCH_DEPENDENCIES_H

#include <stdbool.h>

#include "base/numbering.h"
#include "catalog/plan.h"
#include "watch/changes.h"

/* What changes concern. Begins as {0}. */
struct concern {
    struct numbering tests; /* ids of tests that are to be run */
    struct numbering build; /* those whose libraries are to be built first */
    struct numbering read;  /* those whose libraries are to be read anew */
    bool support;           /* the support library: all libraries are to be built */
    bool java;              /* the class files are to be built */
    bool known;             /* the list of known deviations is to be read anew */
};
void concern_free(struct concern *concern);

struct dependencies;

/* Those of the tests of the plan, all of which are watched then. `tree` is the source tree, from which everything can be
 * built, or NULL; `known` is the list of known deviations that the user has named, or NULL. Returns NULL after a
 * message. */
struct dependencies *dependencies_find(const struct plan *plan, const struct home *home,
                                       const char *tree, const char *known,
                                       struct changes *changes);
void dependencies_free(struct dependencies *dependencies);

/* Adds what the changed file concerns. */
void dependencies_trace(const struct dependencies *dependencies, const char *path,
                        struct concern *concern);

/* Adds the libraries that are older than what they are built from. */
void dependencies_find_outdated(const struct dependencies *dependencies, struct concern *concern);

/* Takes libraries and class files as they are now. */
void dependencies_accept_products(const struct dependencies *dependencies, struct changes *changes);

/* The ids of all tests. */
const struct strings *dependencies_tests(const struct dependencies *dependencies);

#endif
