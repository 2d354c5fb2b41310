/* SPDX-License-Identifier: Apache-2.0 */
#include "pool.h"

#include <stdlib.h>

void pool_open(struct pool *pool)
{
    *pool = (struct pool){json_array(), json_object()};
}

void pool_close(struct pool *pool)
{
    json_decref(pool->values);
    json_decref(pool->numbers);
}

/* Takes the value over. */
static json_int_t number_of(struct pool *pool, const char *key, json_t *value)
{
    const json_t *known = json_object_get(pool->numbers, key);
    if (known != NULL) {
        json_decref(value);
        return json_integer_value(known);
    }
    json_int_t number = (json_int_t)json_array_size(pool->values);
    json_array_append_new(pool->values, value);
    json_object_set_new(pool->numbers, key, json_integer(number));
    return number;
}

json_int_t pool_text(struct pool *pool, const char *text)
{
    return text != NULL ? number_of(pool, text, json_string(text)) : -1;
}

json_int_t pool_value(struct pool *pool, json_t *value)
{
    char *key = json_dumps(value, JSON_COMPACT | JSON_ENCODE_ANY);
    json_int_t number = number_of(pool, key, value);
    free(key);
    return number;
}
