/* SPDX-License-Identifier: Apache-2.0 */

/* Which files the selected tests depend on, and which tests and libraries a changed file concerns. */
#ifndef ASSAY_WATCH_DEPENDENCIES_H
#define ASSAY_WATCH_DEPENDENCIES_H

#include <stdbool.h>
#include <time.h>

#include "base/numbering.h"
#include "catalog/plan.h"
#include "watch/changes.h"

/* What changes concern. Begins as {0}. */
struct concern {
    struct numbering tests; /* ids of tests that are to be run */
    struct numbering read;  /* those whose libraries are to be read anew */
    struct numbering
        sources; /* paths: all that is built from them is to be built, whatever its time */
    struct numbering classes; /* paths of class files and of their directories */
    bool build;               /* whether there is something to be built */
    bool known;               /* the list of known deviations is to be read anew */
    bool failed;              /* what was tried last failed: any source may be what is wrong */
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

/* Watches what has come meanwhile to the support library and to javasrc; there is a source tree. */
void dependencies_add_shared(struct dependencies *dependencies);

/* Adds what the changed file concerns. Whether it is a reason for a round. */
bool dependencies_trace(const struct dependencies *dependencies, const char *path,
                        struct concern *concern);

/* Whether the build makes the file. */
bool dependencies_is_product(const struct dependencies *dependencies, const char *path);

/* Whether tests are made of the file, or of files in the same directory. */
bool dependencies_has(const struct dependencies *dependencies, const char *path);

/* Adds what was no dependency before: tests, which are to be built and read, and headers that may have been changed
 * since `begun`, when the build began that found them, and before they were watched. */
void dependencies_add_new(const struct dependencies *dependencies,
                          const struct dependencies *before, const struct timespec *begun,
                          struct concern *concern);

/* Adds the libraries to be read that may have been changed since `begun` and before they were watched. */
void dependencies_add_recent(const struct dependencies *dependencies, const struct timespec *begun,
                             struct concern *concern);

/* Adds the tests whose libraries, or class files, may be others when concern->sources are built. */
void dependencies_add_doubtful(const struct dependencies *dependencies, struct concern *concern);

bool dependencies_has_test(const struct dependencies *dependencies, const char *id);

/* The ids of all tests. */
const struct strings *dependencies_tests(const struct dependencies *dependencies);

/* The ids of those whose libraries are to be built: these, and what else has a source but no library in their
 * directories. */
const struct strings *dependencies_to_build(const struct dependencies *dependencies);

#endif
