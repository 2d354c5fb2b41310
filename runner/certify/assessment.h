/* SPDX-License-Identifier: Apache-2.0 */

/* What the results of a certification amount to. */
#ifndef ASSAY_CERTIFY_ASSESSMENT_H
#define ASSAY_CERTIFY_ASSESSMENT_H

#include <jansson.h>

#include "base/text.h"

/*
 * Judges the results of all configurations (as docs/result-schema.md describes them) against the
 * tests that must pass. Of `repeat` runs in each configuration every verdict must be there, and all
 * must find the same of the test. `waivers` (waivers.h, or NULL) has the causes that are waived. A
 * configuration is named before its results are entered. What comes out is the object `findings` of a
 * certificate, described in docs/certificates.md:
 *
 *     verdict           "conforms", "conforms with waivers", "does not conform" or "none"
 *     waivers           of each cause that is waived, how many tests needed that
 *     must, should      counts, counts by category, and the deviating tests
 *     waived            the same of the tests that break an obligation by waived causes alone
 *     specification_issues, liveness
 *                       the same of the tests that deviate in such a known way alone
 *     not_applicable    tests by reason
 *     flaky             tests whose repeats, under a configuration, found different things
 *     errors, missing   tests that gave no verdict, or that were not run
 *     challenged        tests that are believed wrong: counted nowhere
 */
struct assessing *assessment_begin(const struct strings *must, unsigned repeat,
                                   const json_t *waivers);
void assessment_configuration(struct assessing *judging, const char *configuration);
void assessment_enter(struct assessing *judging, const json_t *result, const char *configuration);
json_t *assessment_conclude(struct assessing *judging); /* which it frees */

#endif
