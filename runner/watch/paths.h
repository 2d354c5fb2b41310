/* SPDX-License-Identifier: Apache-2.0 */

/* Paths as texts, and those that there are. */
#ifndef ASSAY_WATCH_PATHS_H
#define ASSAY_WATCH_PATHS_H

#include <stdbool.h>
#include <time.h>

#include "base/text.h"

/* Adds the paths below the directory that match the pattern, without a '/' at their ends. */
void paths_find(struct strings *paths, const char *directory, const char *pattern);

/* Whether the path is something before that end. */
bool path_ends_in(const char *path, const char *end);

bool path_is_below(const char *path, const char *directory);

/* Whether something was done to the file since then, or it is gone. */
bool path_is_since(const char *path, const struct timespec *begun);

#endif
