/* SPDX-License-Identifier: Apache-2.0 */

/* `assay export --jtreg`: tests as a jtreg test suite. */
#ifndef ASSAY_CLI_EXPORT_JTREG_H
#define ASSAY_CLI_EXPORT_JTREG_H

#include "judge/suite.h"
#include "vm/vm_find.h"

/* Writes the tests that the suites and patterns select, all without any, below the directory, and says how many they are, and
 * which cannot be jtreg tests. For each of the JVMs it writes a list of the tests that are known to
 * deviate there. Returns the exit status. */
int export_jtreg(const struct suite *suite, const struct strings *suites, char *const *patterns,
                 const char *directory, const struct vm_places *places);

#endif
