/* SPDX-License-Identifier: Apache-2.0 */

/* Directories made, emptied and removed, and that of what may be made anew. */
#ifndef ASSAY_BASE_DIRECTORIES_H
#define ASSAY_BASE_DIRECTORIES_H

/* Makes a directory and what is missing above it. Returns 0, or -1 with errno set. */
int make_directories(const char *path);

/* Makes what is missing above the file of that path. Returns as above. */
int make_parents(const char *path);

/* Where Assay keeps what can be made anew: $XDG_CACHE_HOME/assay, or ~/.cache/assay. It need not
 * be there. Allocated. */
char *cache_directory(void);

/* Checks that the directory is not there yet. Returns 0, or -1 after a message, in which `option` is the
 * one that named it: "--out". */
int check_is_new(const char *path, const char *option);

/* Removes a directory with all that is in it. */
void directory_remove(const char *path);

#endif
