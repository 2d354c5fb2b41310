/* SPDX-License-Identifier: Apache-2.0 */

/* Builds with the Makefile of the source tree what changes concern. */
#ifndef ASSAY_WATCH_BUILD_H
#define ASSAY_WATCH_BUILD_H

#include "base/home.h"
#include "launch/launch.h"
#include "watch/dependencies.h"

/* The source tree around the program, or NULL for an installation: then nothing can be built. Allocated. */
char *build_tree(const struct home *home);

/* Builds the libraries and class files of `concern`, `jobs` at a time, and shows what is said unless `quiet`; when it
 * fails, in any case. Adds to concern->tests and concern->read the ids of those of the tests (`selected`)
 * whose library is another one than before. Returns 0, with nothing left in concern->build, ->support and ->java; or
 * -1 after a message, without one when the launcher was interrupted. */
int build_run(struct launcher *launcher, const char *tree, const struct home *home,
              const struct strings *selected, unsigned jobs, bool quiet, struct concern *concern);

#endif
