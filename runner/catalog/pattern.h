/* SPDX-License-Identifier: Apache-2.0 */

/* How users name tests. */
#ifndef ASSAY_CATALOG_PATTERN_H
#define ASSAY_CATALOG_PATTERN_H

#include <stdbool.h>

/*
 * Whether the pattern chooses the test, or the case of it (NULL for a test
 * without cases). A pattern is a glob over the id, in which '*' also stands for
 * '/'; a leading part of the path ("thread", "thread/GetThreadState") chooses
 * all below it, and one without '/' any single component ("GetThreadState").
 * What follows a ':' is a glob over the case.
 */
bool pattern_matches(const char *pattern, const char *id, const char *case_name);

/* The pattern that somebody means who names a test by the path of its source ("agents/a/b/c.c",
 * "expected/a/b/c.txt") or a directory with the "/" at its end. Allocated. */
char *pattern_of_argument(const char *argument);

/* The same for ids of things that have no cases: a ':' matches itself. */
bool pattern_matches_path(const char *glob, const char *id);

#endif
