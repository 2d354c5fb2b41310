/* SPDX-License-Identifier: Apache-2.0 */

/* `assay export --jtreg`: tests as a jtreg test suite. */
#ifndef ASSAY_CLI_EXPORT_JTREG_H
#define ASSAY_CLI_EXPORT_JTREG_H

#include "judge/suite.h"

/* Writes the tests that the patterns select below the directory, and says how many they are, and
 * which cannot be jtreg tests. Returns the exit status. */
int export_jtreg(const struct suite *suite, char *const *patterns, const char *directory);

#endif
