/* SPDX-License-Identifier: Apache-2.0 */
#include "base/utf8.h"

#include <stdbool.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "base/text.h"

enum { BRIEF = 1000 };

/* Characters that are not seen, or change how others are seen: where lines end, in what direction
 * they are read. */
static bool is_format(uint32_t code)
{
    static const uint32_t ranges[][2] = {{0xad, 0xad},     {0x61c, 0x61c},   {0x180e, 0x180e},
                                         {0x200b, 0x200f}, {0x2028, 0x202e}, {0x2060, 0x206f},
                                         {0xfeff, 0xfeff}, {0xfff9, 0xfffb}, {0xe0000, 0xe0fff}};
    for (size_t i = 0; i < sizeof ranges / sizeof ranges[0]; i++)
        if (code >= ranges[i][0] && code <= ranges[i][1])
            return true;
    return false;
}

/* The length of the character at the start of the bytes if it is whole, in its
 * shortest form and no control character; else 0. */
static size_t character(const unsigned char *bytes, size_t length)
{
    if (bytes[0] < 0x80)
        return bytes[0] >= 0x20 && bytes[0] != 0x7f;
    size_t size = bytes[0] >= 0xf0 ? 4 : bytes[0] >= 0xe0 ? 3 : 2;
    if (bytes[0] < 0xc2 || bytes[0] > 0xf4 || size > length)
        return 0;
    uint32_t code = bytes[0] & (0x7fu >> size);
    for (size_t i = 1; i < size; i++) {
        if ((bytes[i] & 0xc0) != 0x80)
            return 0;
        code = code << 6 | (bytes[i] & 0x3f);
    }
    static const uint32_t least[] = {0, 0, 0xa0, 0x800, 0x10000};
    bool surrogate = code >= 0xd800 && code < 0xe000;
    bool noncharacter = (code & 0xfffe) == 0xfffe; /* XML refuses U+FFFE and U+FFFF */
    bool good = code >= least[size] && code <= 0x10ffff && !surrogate && !noncharacter
                && !is_format(code);
    return good ? size : 0;
}

char *utf8_plain(const char *bytes, size_t length)
{
    static const char digits[] = "0123456789abcdef";
    char *text = xcalloc(4 * length + 1, 1);
    char *end = text;
    for (size_t i = 0; i < length;) {
        const unsigned char *byte = (const unsigned char *)bytes + i;
        size_t size = character(byte, length - i);
        if (size == 0) {
            *end++ = '\\';
            *end++ = 'x';
            *end++ = digits[*byte >> 4];
            *end++ = digits[*byte & 15];
            i++;
        }
        for (; size > 0; size--)
            *end++ = bytes[i++];
    }
    *end = '\0';
    return text;
}

char *utf8_brief(const char *bytes, size_t length)
{
    if (length <= BRIEF)
        return utf8_plain(bytes, length);
    /* Cut before a character, unless there are only continuation bytes. */
    size_t shown = BRIEF;
    while (shown > BRIEF - 3 && ((unsigned char)bytes[shown] & 0xc0) == 0x80)
        shown--;
    char *start = utf8_plain(bytes, shown);
    char *brief = xprintf("%s... and %zu more bytes", start, length - shown);
    free(start);
    return brief;
}

void utf8_put(FILE *stream, const char *string)
{
    char *plain = utf8_plain(string, strlen(string));
    fputs(plain, stream);
    free(plain);
}
