/* SPDX-License-Identifier: Apache-2.0 */
#include "base/lines.h"

#include <string.h>

char *line_next(const struct stream *stream, size_t *position,
                char *(*text)(const char *bytes, size_t length))
{
    if (*position >= stream->length)
        return NULL;
    const char *start = stream->bytes + *position;
    const char *end = memchr(start, '\n', stream->length - *position);
    size_t length = end != NULL ? (size_t)(end - start) : stream->length - *position;
    *position += length + (end != NULL);
    return text(start, length);
}

size_t line_tail(const struct stream *stream, size_t count)
{
    size_t position = stream->length;
    if (position > 0 && stream->bytes[position - 1] == '\n')
        position--;
    for (size_t seen = 0; position > 0; position--)
        if (stream->bytes[position - 1] == '\n' && ++seen == count)
            break;
    return position;
}
