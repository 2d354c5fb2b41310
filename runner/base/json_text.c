/* SPDX-License-Identifier: Apache-2.0 */
#include "base/json_text.h"

#include <stdlib.h>
#include <string.h>

#include "base/utf8.h"

json_t *text_as_json(const char *text)
{
    if (text == NULL)
        return json_null();
    char *plain = utf8_plain(text, strlen(text));
    json_t *string = json_string(plain);
    free(plain);
    return string;
}

json_t *texts_as_json(char *const *texts)
{
    json_t *list = json_array();
    for (; texts != NULL && *texts != NULL; texts++)
        json_array_append_new(list, text_as_json(*texts));
    return list;
}
