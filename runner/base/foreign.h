/* SPDX-License-Identifier: Apache-2.0 */

/* Files that others may have put there: a pipe in the place of a file must not keep the runner
 * waiting, nor a link lead it elsewhere. */
#ifndef ASSAY_BASE_FOREIGN_H
#define ASSAY_BASE_FOREIGN_H

#include <stddef.h>

/* Opens a regular file for reading, relative to the directory (a descriptor, or AT_FDCWD). With
 * `links` a link as the last part of the path is followed, to a regular file all the same.
 * Returns the descriptor, or -1 with errno set: ELOOP for a link, EINVAL for what is no regular
 * file. It never waits. */
enum foreign_links { FOREIGN_NO_LINK, FOREIGN_LINKS };
int foreign_open(int directory, const char *path, enum foreign_links links);

/* Opens a regular file below the directory by a path without "..", of which no part is a link.
 * Returns as above; EINVAL, too, for a path that leads elsewhere. */
int foreign_open_below(int directory, const char *path);

/* The bytes of such a file with a null byte behind them, and how many in *length (may be NULL).
 * Allocated; NULL with errno set. */
char *foreign_read_below(int directory, const char *path, size_t *length);

/* SHA-256 of what is behind the descriptor, in hexadecimal and allocated, and closes it. NULL with
 * errno set: EFBIG for a file of more than 1 GiB, which need not have so much on the disk. */
char *foreign_digest(int descriptor);

#endif
