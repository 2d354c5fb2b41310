/* SPDX-License-Identifier: Apache-2.0 */

/* What a process wrote, line by line. */
#ifndef ASSAY_BASE_LINES_H
#define ASSAY_BASE_LINES_H

#include <stddef.h>

#include "base/stream.h"

/* Goes through the lines of a stream: begin with *position = 0. Returns the next
 * line in the form that `text` gives it (utf8_plain or utf8_brief), allocated, or
 * NULL after the last. */
char *line_next(const struct stream *stream, size_t *position,
                char *(*text)(const char *bytes, size_t length));

/* Where the last `count` lines of the stream begin. */
size_t line_tail(const struct stream *stream, size_t count);

#endif
