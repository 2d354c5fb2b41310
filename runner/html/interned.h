/* SPDX-License-Identifier: Apache-2.0 */

/* JSON values each kept once and known by their numbers. */
#ifndef ASSAY_HTML_INTERNED_H
#define ASSAY_HTML_INTERNED_H

#include <jansson.h>

struct interned {
    json_t *values;  /* array, in the order of their numbers */
    json_t *numbers; /* object: number by text, or by the value's JSON */
};

void interned_open(struct interned *pool);
void interned_close(struct interned *pool);

/* The number of a text; -1 for NULL. */
json_int_t interned_text(struct interned *pool, const char *text);

/* The number of a value, which is taken over. Not to be mixed with texts in one pool. */
json_int_t interned_value(struct interned *pool, json_t *value);

#endif
