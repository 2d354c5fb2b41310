/* SPDX-License-Identifier: Apache-2.0 */

/* The page of a certificate in HTML, for readers without a viewer of Markdown. */
#ifndef ASSAY_CERTIFY_CERTIFICATE_HTML_H
#define ASSAY_CERTIFY_CERTIFICATE_HTML_H

/* The page (certificate_page.h) as a document that refers to no other file. Allocated. */
char *certificate_html(const char *page);

/* What makes it, "cmark-gfm 0.29.0.gfm.6": another one may write other HTML. Allocated. */
char *certificate_html_maker(void);

#endif
