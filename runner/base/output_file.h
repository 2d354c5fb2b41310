/* SPDX-License-Identifier: Apache-2.0 */

/* A file that appears under its name only when it is complete, and on the disk. Until then it has no
 * name, where the file system knows such files; else ".NAME.assay-" and digits, which the next writer
 * of the same file removes if this one was killed. */
#ifndef ASSAY_BASE_OUTPUT_FILE_H
#define ASSAY_BASE_OUTPUT_FILE_H

#include <stdio.h>

struct output_file;

/* Begins the file; "-" is standard output, and what is no regular file (a device,
 * a pipe) is written in place. NULL with errno set when it cannot be made. */
struct output_file *output_file_open(const char *path);

/* Where to write. */
FILE *output_file_stream(struct output_file *file);
const char *output_file_path(const struct output_file *file);

/* Puts the file under its name. Returns 0, or -1 with errno set when anything
 * written so far did not reach it. */
int output_file_commit(struct output_file *file);

/* Waits until what was written is on the disk, where the stream is a file on one. Returns 0, or
 * -1 with errno set. */
int stream_sync(FILE *stream);

/* Frees the file, and removes what was written if it was not committed. */
void output_file_free(struct output_file *file);

/* From here on a reader that goes away, or a file that must not grow, is a write error like any
 * other, instead of the end of the program: other files are written all the same. */
void output_file_ignore_signals(void);

#endif
