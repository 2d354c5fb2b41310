/* SPDX-License-Identifier: Apache-2.0 */
#include "certify/page_text.h"

#include <string.h>

void page_text_put(FILE *stream, const char *text)
{
    for (text = text != NULL ? text : "-"; *text != '\0'; text++) {
        if (strchr("\\`*_{}[]<>#|&~", *text) != NULL)
            fputc('\\', stream);
        fputc(*text == '\n' ? ' ' : *text, stream);
    }
}

void page_text_row(FILE *stream, const char *name, const char *value)
{
    fprintf(stream, "| %s | ", name);
    page_text_put(stream, value);
    fputs(" |\n", stream);
}

void page_text_words(FILE *stream, const json_t *list, const char *separator)
{
    size_t index;
    json_t *item;
    json_array_foreach (list, index, item) {
        fputs(index > 0 ? separator : "", stream);
        page_text_put(stream, json_string_value(item));
    }
}

const char *page_text_in(const json_t *object, const char *key)
{
    const char *text = json_string_value(json_object_get(object, key));
    return text != NULL ? text : "-";
}
