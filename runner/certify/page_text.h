/* SPDX-License-Identifier: Apache-2.0 */

/* What the parts of a certificate's page (certificate_page.h) write with: Markdown in which foreign
 * text is never markup. */
#ifndef ASSAY_CERTIFY_PAGE_TEXT_H
#define ASSAY_CERTIFY_PAGE_TEXT_H

#include <jansson.h>
#include <stdio.h>

/* Writes a text as data; "-" for NULL, which is what was no text. */
void page_text_put(FILE *stream, const char *text);

/* "| NAME | VALUE |", where the name is ours and the value is data. */
void page_text_row(FILE *stream, const char *name, const char *value);

/* The texts of an array. */
void page_text_words(FILE *stream, const json_t *list, const char *separator);

/* The member of an object that is a text, or "-". */
const char *page_text_in(const json_t *object, const char *key);

#endif
