/* SPDX-License-Identifier: Apache-2.0 */

/* The certificate as a page for people. */
#ifndef ASSAY_CERTIFY_CERTIFICATE_PAGE_H
#define ASSAY_CERTIFY_CERTIFICATE_PAGE_H

#include <jansson.h>

/* The certificate (docs/certificates.md) as a page of Markdown, made of nothing but its JSON.
 * Allocated. */
char *certificate_page(const json_t *certificate);

#endif
