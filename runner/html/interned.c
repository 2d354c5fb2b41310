/* SPDX-License-Identifier: Apache-2.0 */
#include "html/interned.h"

#include <stdlib.h>

void interned_open(struct interned *pool)
{
    *pool = (struct interned){json_array(), json_object()};
}

void interned_close(struct interned *pool)
{
    json_decref(pool->values);
    json_decref(pool->numbers);
}

/* Takes the value over. */
static json_int_t number_of(struct interned *pool, const char *key, json_t *value)
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

json_int_t interned_text(struct interned *pool, const char *text)
{
    return text != NULL ? number_of(pool, text, json_string(text)) : -1;
}

json_int_t interned_value(struct interned *pool, json_t *value)
{
    char *key = json_dumps(value, JSON_COMPACT | JSON_ENCODE_ANY);
    json_int_t number = number_of(pool, key, value);
    free(key);
    return number;
}
