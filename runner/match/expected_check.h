/* SPDX-License-Identifier: Apache-2.0 */

/* Whether an expected file makes sense under all conditions that its blocks name. */
#ifndef ASSAY_MATCH_EXPECTED_CHECK_H
#define ASSAY_MATCH_EXPECTED_CHECK_H

#include "match/expected_tree.h"

/* Tries the releases on both sides of every @since and @until, each capability, and each case:
 * each case must expect some line, and no <same NAME> can occur just once. Returns NULL, or an
 * allocated "what is wrong", and in *line where: the first line of the file, unless it is one of the
 * expected lines. */
char *expected_check(const struct expected *expected, const char *const *cases, int *line);

#endif
