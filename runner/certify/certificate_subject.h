/* SPDX-License-Identifier: Apache-2.0 */

/* The parts of a certificate's page that say what it is about: its scope, the JVM, the suite and the
 * system, and the optional features. */
#ifndef ASSAY_CERTIFY_CERTIFICATE_SUBJECT_H
#define ASSAY_CERTIFY_CERTIFICATE_SUBJECT_H

#include <jansson.h>
#include <stdio.h>

void certificate_subject_scope(FILE *stream, const json_t *certificate);
void certificate_subject_put(FILE *stream, const json_t *certificate);
void certificate_subject_optional(FILE *stream, const json_t *certificate);

#endif
