/* SPDX-License-Identifier: Apache-2.0 */

/* A reproducer tried: built, and run where the suite ran its test. */
#ifndef ASSAY_EXPORT_REPRODUCER_CHECK_H
#define ASSAY_EXPORT_REPRODUCER_CHECK_H

#include "run/session.h"

/* What the suite saw of a planned test on a JVM. */
struct seen {
    enum verdict verdict;
    char *known; /* ids of deviations, or NULL */
};

/* Builds the reproducer in `directory` with the JDK. Returns 0, or -1 after a message when it
 * does not build without a word. */
int reproducer_check_build(const struct session *session, const char *directory, const char *jdk);

/* Runs the reproducer on the JVM, in the case that is planned, and prints in a line what was
 * seen by the suite and what the reproducer shows. Returns 0 if that is the same, else -1. */
int reproducer_check_run(const struct session *session, const char *directory, const struct vm *vm,
                         const struct planned *planned, const struct seen *seen);

#endif
