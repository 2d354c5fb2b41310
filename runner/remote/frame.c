/* SPDX-License-Identifier: Apache-2.0 */
#include "remote/frame.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

/* Bytes before those of a frame, and of a buffer that is kept while there is nothing in it. */
enum { HEAD = 9, KEPT = 1 << 20 };

void buffer_free(struct buffer *buffer)
{
    free(buffer->bytes);
    *buffer = (struct buffer){0};
}

size_t buffer_length(const struct buffer *buffer)
{
    return buffer->end - buffer->begin;
}

/* Makes room behind the end. */
static char *room_for(struct buffer *buffer, size_t length)
{
    if (buffer->begin > 0 && buffer->end + length > buffer->capacity) {
        memmove(buffer->bytes, buffer->bytes + buffer->begin, buffer_length(buffer));
        buffer->end -= buffer->begin;
        buffer->begin = 0;
    }
    if (buffer->end + length > buffer->capacity) {
        buffer->capacity = 2 * (buffer->end + length);
        buffer->bytes = xrealloc(buffer->bytes, buffer->capacity);
    }
    return buffer->bytes + buffer->end;
}

ssize_t buffer_fill(struct buffer *buffer, int descriptor)
{
    ssize_t got = read(descriptor, room_for(buffer, FRAME_PART), FRAME_PART);
    if (got > 0)
        buffer->end += (size_t)got;
    return got;
}

void buffer_skip(struct buffer *buffer, size_t length)
{
    buffer->begin += length;
    if (buffer->begin == buffer->end)
        buffer->begin = buffer->end = 0;
}

int buffer_flush(struct buffer *buffer, int descriptor)
{
    while (buffer_length(buffer) > 0) {
        ssize_t written = write(descriptor, buffer->bytes + buffer->begin, buffer_length(buffer));
        if (written < 0 && errno == EINTR)
            continue;
        if (written < 0)
            return errno == EAGAIN ? 0 : -1;
        buffer_skip(buffer, (size_t)written);
    }
    if (buffer->capacity > KEPT)
        buffer_free(buffer);
    return 0;
}

static void put_number(char *at, uint32_t number)
{
    for (int i = 3; i >= 0; i--, number >>= 8)
        at[i] = (char)(number & 0xff);
}

static uint32_t number_at(const char *at)
{
    uint32_t number = 0;
    for (int i = 0; i < 4; i++)
        number = number << 8 | (unsigned char)at[i];
    return number;
}

void frame_put(struct buffer *buffer, uint32_t id, enum frame_type type, const char *bytes,
               size_t length)
{
    char *at = room_for(buffer, HEAD + length);
    put_number(at, id);
    at[4] = (char)type;
    put_number(at + 5, (uint32_t)length);
    if (length > 0)
        memcpy(at + HEAD, bytes, length);
    buffer->end += HEAD + length;
}

void frame_put_strings(struct buffer *buffer, uint32_t id, enum frame_type type,
                       const struct strings *strings)
{
    size_t length = 0;
    for (size_t i = 0; i < strings->count; i++)
        length += strlen(strings->items[i]) + 1;
    char *bytes = xcalloc(1, length), *end = bytes;
    for (size_t i = 0; i < strings->count; i++)
        end = stpcpy(end, strings->items[i]) + 1;
    frame_put(buffer, id, type, bytes, length);
    free(bytes);
}

void frame_put_parts(struct buffer *buffer, uint32_t id, enum frame_type type, const char *bytes,
                     size_t length)
{
    while (length > 0) {
        size_t part = length < FRAME_PART ? length : FRAME_PART;
        frame_put(buffer, id, type, bytes, part);
        bytes += part;
        length -= part;
    }
}

int frame_take(struct buffer *buffer, struct received *frame)
{
    if (buffer_length(buffer) < HEAD)
        return 0;
    const char *at = buffer->bytes + buffer->begin;
    uint32_t length = number_at(at + 5);
    if (length > FRAME_MAX || at[4] < FRAME_RUN || at[4] > FRAME_BYTES)
        return -1;
    if (buffer_length(buffer) < HEAD + length)
        return 0;
    *frame = (struct received){number_at(at), (enum frame_type)at[4], at + HEAD, length};
    buffer_skip(buffer, HEAD + length);
    return 1;
}

struct strings frame_strings(const struct received *frame)
{
    struct strings strings = {0};
    const char *end = frame->bytes + frame->length;
    for (const char *at = frame->bytes; at < end; at += strnlen(at, (size_t)(end - at)) + 1)
        strings_add(&strings, xprintf("%.*s", (int)(end - at), at));
    return strings;
}

/* The address of a socket must be short: the directory is named by a descriptor. */
static int open_socket(const char *directory, bool listens)
{
    int place = open(directory, O_PATH | O_DIRECTORY | O_CLOEXEC);
    int result = place >= 0 ? socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0) : -1;
    struct sockaddr_un address = {.sun_family = AF_UNIX};
    snprintf(address.sun_path, sizeof address.sun_path, "/proc/self/fd/%d/socket", place);
    const struct sockaddr *at = (const struct sockaddr *)&address;
    if (result >= 0
        && (listens ? bind(result, at, sizeof address) != 0 || listen(result, SOMAXCONN) != 0
                    : connect(result, at, sizeof address) != 0)) {
        int error = errno;
        close(result);
        result = -1;
        errno = error;
    }
    int error = errno;
    if (place >= 0)
        close(place);
    errno = error;
    return result;
}

int frame_connect(const char *directory)
{
    return open_socket(directory, false);
}

int frame_listen(const char *directory)
{
    return open_socket(directory, true);
}
