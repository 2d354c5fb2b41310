/* SPDX-License-Identifier: Apache-2.0 */

/* Builds with the Makefile of the source tree what tests are made of. */
#ifndef ASSAY_WATCH_BUILD_H
#define ASSAY_WATCH_BUILD_H

#include <stdbool.h>

#include "base/home.h"
#include "base/text.h"
#include "launch/launch.h"

/* The source tree around the program, or NULL for an installation: then nothing can be built. Allocated. */
char *build_tree(const struct home *home);

/* Builds the libraries of these tests and the class files, `jobs` at a time: in any case what is made of `sources`, absolute
 * paths, and otherwise what is older than what it is made of. Shows what is said unless `quiet`; when it fails, in any
 * case. Returns 0; or -1 after a message, without one when the launcher was interrupted. */
int build_run(struct launcher *launcher, const char *tree, const struct strings *ids,
              const struct strings *sources, unsigned jobs, bool quiet);

/* Adds the paths of what the library was made of when it was built last: its source and its headers, those below the tree. */
void build_headers(struct strings *paths, const char *tree, const char *library);

#endif
