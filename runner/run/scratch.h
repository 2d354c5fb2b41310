/* SPDX-License-Identifier: Apache-2.0 */

/* Working directories of the JVMs: each process gets an empty one, which is
 * removed when nothing in it is of interest. */
#ifndef ASSAY_RUN_SCRATCH_H
#define ASSAY_RUN_SCRATCH_H

#include "judge/result.h"

struct scratch;

/* A place for those of one JVM: below `keep` (made if need be), or below a fresh
 * directory in TMPDIR. Returns NULL after a message. */
struct scratch *scratch_open(const char *keep, const char *slug);

/* Removes the place again if nothing was kept in it. */
void scratch_close(struct scratch *scratch);

/* An empty directory, named after the test; NULL with errno set. The
 * path is absolute and allocated. */
char *scratch_make(struct scratch *scratch, const char *id);

/* Removes it with all that is in it. */
void scratch_remove(const char *directory);

/* Writes the streams and the command line of the result into it. Returns 0, or -1
 * with errno set. */
int scratch_keep(const char *directory, const struct result *result);

/* The name of a fatal-error log, Java core or core dump in it, allocated; or NULL. */
char *scratch_crash_log(const char *directory);

#endif
