/* SPDX-License-Identifier: Apache-2.0 */

/*
 * The header jvmti.h that a JVM ships, compared with the tables of spec/. A program with one check
 * for each constant, member, slot and type that the JVM's version must have is compiled with that
 * header, and what it prints is said. A check that does not compile is said by its name.
 *
 * The checks are made from the tables by agents/header/checks.awk. The agent names the kind that it
 * uses, CHECK_constants, CHECK_events and so on, and gets an array `checks` that ends with one without
 * a name:
 *
 *     #define CHECK_events
 *     #include "header_checks.h"
 *     #include "header_checks.inc"
 *
 *     static void check(JavaVM *vm, char *options)
 *     {
 *         check_header(checks);
 *     }
 */
#ifndef ASSAY_HEADER_CHECKS_H
#define ASSAY_HEADER_CHECKS_H

#include "assay.h"

struct check {
    const char *name;
    int since; /* a release */
    int until; /* 0 for no bound */
    const char *text;
};

/* The release that a version of JVM TI belongs to; JVM TI 1.2 belongs to release 8. */
int release_of(jint version);

/* Whether a JVM of this release must pass the check. */
bool due_in(const struct check *check, int release);

/* Says what the header of this JVM gives for the checks. The test is `inapplicable` if the JVM
 * ships no header or has no property java.home yet, or if the machine has no compiler `cc`. Ends the
 * process with `broken` if the program cannot be written or run. */
void check_header(const struct check *checks);

#endif
