/* SPDX-License-Identifier: Apache-2.0 */

/* Texts from anywhere as JSON, which takes no others than UTF-8. */
#ifndef ASSAY_BASE_JSON_TEXT_H
#define ASSAY_BASE_JSON_TEXT_H

#include <jansson.h>

/* The text in the form of utf8_plain; null for NULL. */
json_t *text_as_json(const char *text);

/* A null-terminated array of them; NULL is an empty one. */
json_t *texts_as_json(char *const *texts);

#endif
