/* SPDX-License-Identifier: Apache-2.0 */
#include "base/stream.h"

#include <string.h>

#include "base/memory.h"

/* The allocation doubles: it is always the power of two that holds the length. */
static bool make_room(struct stream *stream, size_t length)
{
    size_t size = 1024;
    while (size < stream->length)
        size *= 2;
    if (stream->length > 0 && stream->length + length <= size)
        return true;
    while (size < stream->length + length)
        size *= 2;
    char *bytes = memory_try(stream->bytes, size);
    if (bytes != NULL)
        stream->bytes = bytes;
    return bytes != NULL;
}

void stream_append(struct stream *stream, const char *bytes, size_t length, size_t most)
{
    size_t room = most - stream->length;
    if (length > room) {
        length = room;
        stream->cut = true;
    }
    if (length == 0)
        return;
    if (!make_room(stream, length)) {
        stream->cut = true;
        return;
    }
    memcpy(stream->bytes + stream->length, bytes, length);
    stream->length += length;
}
