/* SPDX-License-Identifier: Apache-2.0 */

/* Paths for people. */
#ifndef ASSAY_WATCH_PATH_NAMES_H
#define ASSAY_WATCH_PATH_NAMES_H

#include "base/text.h"

/* The first few of the paths and how many more there are, those below the tree by their names there; not directories
 * of which a file is named, too. Allocated; "" of none. */
char *path_names(const struct strings *paths, const char *tree);

#endif
