/* SPDX-License-Identifier: Apache-2.0 */

/*
 * Directories in which others have done what they wanted. They are held by descriptors, no link
 * in them is followed, and they may be of any depth: few descriptors and no recursion are needed.
 */
#ifndef ASSAY_BASE_TREE_H
#define ASSAY_BASE_TREE_H

#include <stdbool.h>

/* Opens a directory in another one, and makes it accessible to its owner. No link is followed.
 * Returns a descriptor, or -1 with errno set. */
int tree_open(int parent, const char *name);

/* Removes all that is in the directory. Returns 0, or -1 when something stays. */
int tree_empty(int directory);

/* Removes whatever has the name. Returns 0, also if there is nothing, or -1 with errno set. */
int tree_remove(int parent, const char *name);

/* Leaves of what is in the directory only what is good to read: regular files, whose names have no
 * control characters, in at most `depth` directories below it. */
void tree_tidy(int directory, unsigned depth);

/* Whether there is nothing in it. */
bool tree_is_empty(int directory);

#endif
