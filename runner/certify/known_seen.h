/* SPDX-License-Identifier: Apache-2.0 */

/* The known deviations that a certification met, out of all that are recorded. */
#ifndef ASSAY_CERTIFY_KNOWN_SEEN_H
#define ASSAY_CERTIFY_KNOWN_SEEN_H

#include <jansson.h>

#include "judge/known.h"

/* For each id that the deviations of the assessment (assessment.h) name, in their order:
 * "tests", how many; "rules" and "title"; and, unless it is recorded no more (then the title is null),
 * "behavior", "status", "class" and "bug". A new reference. */
json_t *known_seen(const json_t *assessment, const struct known *known);

#endif
