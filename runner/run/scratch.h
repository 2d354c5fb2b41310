/* SPDX-License-Identifier: Apache-2.0 */

/*
 * Working directories of the JVMs: each process gets an empty one, which is removed when nothing
 * in it is of interest. What a JVM does with its directory is its own affair: the runner holds
 * directories by their descriptors and follows nothing in them.
 *
 *     PLACE/SLUG/.running-XXXXXX/TEST    while the JVM runs
 *     PLACE/SLUG/TEST                    a complete record that is kept
 *
 * What a runner that was killed has left of the first kind, the next one removes.
 */
#ifndef ASSAY_RUN_SCRATCH_H
#define ASSAY_RUN_SCRATCH_H

#include "judge/result.h"

struct scratch;

struct scratch_directory {
    char *path;     /* absolute */
    int descriptor; /* of it, wherever it is now */
    struct scratch *scratch;
};

/* A place for those of one JVM: below `keep` (made if need be), or below a fresh
 * directory in TMPDIR. Returns NULL after a message. */
struct scratch *scratch_open(const char *keep, const char *slug);

/* Removes the place again if nothing was kept in it. */
void scratch_close(struct scratch *scratch);

/* An empty directory, named after the test; NULL with errno set. One of the two below frees it. */
struct scratch_directory *scratch_make(struct scratch *scratch, const char *id);

/* Removes it with all that is in it, and says what cannot be removed. */
void scratch_remove(struct scratch_directory *directory);

/* Writes the streams and the command line of the result (NULL for none) into it and leaves
 * nothing else there but regular files. Returns the path under which it is kept, allocated; *failed
 * is false when all was written. NULL with errno set, and the directory removed, when it cannot be
 * kept. */
char *scratch_keep(struct scratch_directory *directory, const struct result *result, bool *failed);

/* Its path, if it is not there any more or something else is in its place; else NULL. */
const char *scratch_lost(const struct scratch_directory *directory);

/* The name of a fatal-error log, Java core or core dump of a crash in it, allocated; or NULL. A Java core
 * that was written for anything else, as for SIGQUIT, is none. */
char *scratch_crash_log(const struct scratch_directory *directory);

#endif
