/* SPDX-License-Identifier: Apache-2.0 */

/*
 * runner/coverage/: which rules and constants the tests cover.
 * Computed from the expected files.
 */

/* Which tests cover which rules: read from the descriptors and expected files. */
#ifndef ASSAY_COVERAGE_COVERAGE_H
#define ASSAY_COVERAGE_COVERAGE_H

#include "catalog/catalog.h"
#include "judge/challenges.h"
#include "spec/rules.h"

struct coverage;

/* Reads the expected file of every test but those that are challenged (NULL for none).
 * Returns NULL after reporting those that are wrong. Catalogue and rules must outlive it. */
struct coverage *coverage_read(const struct catalog *catalog, const struct rules *rules,
                               const struct challenges *challenges);
void coverage_free(struct coverage *coverage);

/* The tests whose expected files expect a line by the rule of that id, in the order of the
 * catalogue, and how many. */
const struct test *const *coverage_tests(const struct coverage *coverage, const char *rule,
                                         size_t *count);

#endif
