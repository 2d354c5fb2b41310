/* SPDX-License-Identifier: Apache-2.0 */

/* What a process wrote. */
#ifndef ASSAY_BASE_STREAM_H
#define ASSAY_BASE_STREAM_H

#include <stdbool.h>
#include <stddef.h>

/* What a process wrote to one stream. Not null-terminated text; may hold any byte. */
struct stream {
    char *bytes;
    size_t length;
    bool cut; /* there was more than the runner keeps */
};

/* Adds bytes, up to `most` in all. Without memory it is cut, too, and memory_is_short. */
void stream_append(struct stream *stream, const char *bytes, size_t length, size_t most);

#endif
