/* SPDX-License-Identifier: Apache-2.0 */

/* What the results of a certification amount to. */
#ifndef ASSAY_CERTIFY_ASSESSMENT_H
#define ASSAY_CERTIFY_ASSESSMENT_H

#include <jansson.h>

#include "base/text.h"

/*
 * Judges the documents of all configurations (an array of the documents that `assay run
 * --json` writes) against the tests that must pass. Of `repeat` runs in each configuration
 * every verdict must be there, and all must find the same of the test. The result is the
 * object `findings` of a certificate, described in docs/certificates.md:
 *
 *     verdict           "conforms", "does not conform" or "none"
 *     must, should      counts, counts by category, and the deviating tests
 *     specification_issues, liveness
 *                       the same of the tests that deviate in such a known way alone
 *     not_applicable    tests by reason
 *     flaky             tests whose repeats, under a configuration, found different things
 *     errors, missing   tests that gave no verdict, or that were not run
 *     challenged        tests that are believed wrong: counted nowhere
 */
json_t *assessment_make(const json_t *documents, const struct strings *must, unsigned repeat);

/* The verdict in one sentence. Allocated. */
char *assessment_sentence(const json_t *assessment, const json_t *certificate);

#endif
