/* SPDX-License-Identifier: Apache-2.0 */

/* What a runner that was killed has left: directories in which JVMs ran, and the JVMs' own
 * descendants. A runner that lives has a lock on the directory of its JVMs. */
#ifndef ASSAY_RUN_STALE_H
#define ASSAY_RUN_STALE_H

/* The beginnings of the names in TMPDIR, and of those in which JVMs run. */
#define STALE_ROOT "assay-"
#define STALE_RUNNING ".running-"

/* The same while they are being made: these have a lock from the moment when they get their names. */
#define STALE_NEW_ROOT ".assay-making-"
#define STALE_NEW_RUNNING ".making-"

/* Removes what is stale in the directory of a JVM, which has that path. */
void stale_remove(int top, const char *path);

/* The same for all JVMs that have a directory in the place. */
void stale_remove_in(const char *place);

/* The same for all places in TMPDIR; records that were kept stay. */
void stale_remove_roots(const char *temporary);

#endif
