/* SPDX-License-Identifier: Apache-2.0 */

/* SHA-256 of files, of texts and of directories, in hexadecimal. */
#ifndef ASSAY_CERTIFY_DIGEST_H
#define ASSAY_CERTIFY_DIGEST_H

#include "base/text.h"

/* Of a file; NULL with errno set. Allocated. */
char *digest_of(const char *path);

/* Of a text. Allocated. */
char *digest_of_text(const char *text);

/* Adds "DIGEST  PATH", a line of sha256sum, for each file, in the order of the paths, which it
 * sorts. Returns 0, or -1 after a message. */
int digest_lines(struct strings *lines, const char *root, struct strings *paths);

/* Of the digests and names of all files below directories (a null-terminated array). Allocated. */
char *digest_of_trees(const char *const *directories);

#endif
