/* SPDX-License-Identifier: Apache-2.0 */

/* Waivers: known deviations that a certification is asked not to hold against the JVM, each for a
 * reason that the certificate gives to its readers. */
#ifndef ASSAY_CERTIFY_WAIVERS_H
#define ASSAY_CERTIFY_WAIVERS_H

#include <jansson.h>
#include <stdbool.h>

#include "base/text.h"
#include "judge/known.h"

/*
 * The waivers that are asked for, as "CAUSE=REASON" or, where the cause records a bug, "CAUSE": an
 * array of objects with "cause", "title", "status", "reason", "rules" and "bug" (null where none is
 * recorded). A new reference; NULL after a message about a cause that does not exist, is named twice,
 * or denies no certificate, or about a reason that is missing.
 */
json_t *waivers_make(const struct strings *asked, const struct known *known);

/* Whether each waiver is complete, and some result of the assessment (assessment.h) needed it. Adds to
 * `problems`, in words, what is not so. */
bool waivers_check(const json_t *waivers, const json_t *assessment, struct strings *problems);

/* Whether the waiver has what is recorded about its cause, and the cause can be waived. */
bool waiver_is_of(const json_t *waiver, const struct known_cause *cause);

/* "2 waivers (CAUSE, CAUSE)"; NULL where there are none. Allocated. */
char *waivers_in_words(const json_t *waivers);

#endif
