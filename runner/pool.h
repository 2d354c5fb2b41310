/* SPDX-License-Identifier: Apache-2.0 */

/* JSON values each kept once and known by their numbers. */
#ifndef ASSAY_POOL_H
#define ASSAY_POOL_H

#include <jansson.h>

struct pool {
    json_t *values;  /* array, in the order of their numbers */
    json_t *numbers; /* object: number by text, or by the value's JSON */
};

void pool_open(struct pool *pool);
void pool_close(struct pool *pool);

/* The number of a text; -1 for NULL. */
json_int_t pool_text(struct pool *pool, const char *text);

/* The number of a value, which is taken over. Not to be mixed with texts in one pool. */
json_int_t pool_value(struct pool *pool, json_t *value);

#endif
