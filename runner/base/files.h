/* SPDX-License-Identifier: Apache-2.0 */

/* Small files as a whole. */
#ifndef ASSAY_BASE_FILES_H
#define ASSAY_BASE_FILES_H

#include <stdbool.h>
#include <stddef.h>

#include "base/text.h"

/* The file's bytes with a null byte behind them, and how many in *length (may be NULL).
 * Allocated; NULL with errno set. */
char *file_read(const char *path, size_t *length);

/* The same, but complains when it cannot be read. */
char *file_read_loudly(const char *path, size_t *length);

/* The same for a regular file below a directory in which others may have written: no part of its
 * name may be a link or lead elsewhere, and nothing is waited for. Says nothing. */
char *file_read_foreign(const char *directory, const char *name, size_t *length);

/* Writes a text as directory/name, and makes what directories are missing. The file
 * appears when it is complete. Returns 0, or -1 after a message. */
int file_write(const char *directory, const char *name, const char *text);

/* Copies a text file to directory/name, likewise. */
int file_copy(const char *from, const char *directory, const char *name);

/* The path of a program on PATH. Allocated; NULL if there is none. */
char *program_on_path(const char *name);

/* The directory of a path, allocated. */
char *directory_of(const char *path);

/* Adds the paths of all files below root/part, without the root. */
void files_below(struct strings *paths, const char *root, const char *part);

#endif
