/* SPDX-License-Identifier: Apache-2.0 */
#include "base/c_text.h"

#include <ctype.h>
#include <string.h>

bool c_text_is_part(char c)
{
    return isalnum((unsigned char)c) || c == '_';
}

size_t c_text_word(const char *text)
{
    size_t length = 0;
    while (c_text_is_part(text[length]))
        length++;
    return length;
}

const char *c_text_after_quotation(const char *text)
{
    if (strncmp(text, "/*", 2) == 0) {
        const char *end = strstr(text + 2, "*/");
        return end != NULL ? end + 2 : text + strlen(text);
    }
    if (*text != '"' && *text != '\'')
        return text;
    const char *end = text + 1;
    while (*end != '\0' && *end != *text)
        end += *end == '\\' && end[1] != '\0' ? 2 : 1;
    return *end != '\0' ? end + 1 : end;
}
