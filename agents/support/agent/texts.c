/* SPDX-License-Identifier: Apache-2.0 */
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "assay.h"
#include "channel.h"

char *assay_text(void)
{
    static _Thread_local char ring[16][ASSAY_TEXT_SIZE];
    static _Thread_local unsigned next;
    char *text = ring[next++ % 16];
    text[0] = '\0';
    return text;
}

void assay_append(char *text, const char *format, ...)
{
    size_t length = strlen(text);
    va_list arguments;
    va_start(arguments, format);
    int added = vsnprintf(text + length, ASSAY_TEXT_SIZE - length, format, arguments);
    va_end(arguments);
    if (added < 0 || (size_t)added >= ASSAY_TEXT_SIZE - length)
        assay_too_long(text);
}
