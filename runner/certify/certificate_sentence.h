/* SPDX-License-Identifier: Apache-2.0 */

/* The certificate in one sentence. */
#ifndef ASSAY_CERTIFY_CERTIFICATE_SENTENCE_H
#define ASSAY_CERTIFY_CERTIFICATE_SENTENCE_H

#include <jansson.h>

/* The verdict of an assessment (assessment.h), about what the certificate names. Allocated. */
char *certificate_sentence(const json_t *assessment, const json_t *certificate);

#endif
