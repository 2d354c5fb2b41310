/* SPDX-License-Identifier: Apache-2.0 */

/*
 * runner/watch/: what a change of the files of tests and JVMs concerns.
 * Waits for changes, finds the tests concerned, builds them, and compares rounds.
 */

/*
 * Files that change (inotify). A file is watched by its path: it need not be there, may be replaced by another
 * one of its name, and links may lead to it. The events say which files to look at, and which are being written.
 */
#ifndef ASSAY_WATCH_CHANGES_H
#define ASSAY_WATCH_CHANGES_H

#include <stdbool.h>

#include "base/text.h"
#include "launch/launch.h"

/* What makes a file another one: what is in it, or, of large ones, which file it is, its size and its time. */
enum changes_by { CHANGES_BY_CONTENT, CHANGES_BY_IDENTITY };

struct changes;

/* Returns NULL after a message. */
struct changes *changes_open(void);
void changes_close(struct changes *changes);

/* Watches a file, or a directory for its subdirectories and the files of tests that come and go; the path is absolute.
 * Does nothing when it is watched already. Returns 0, or -1 when something cannot be watched, which is said once. */
int changes_watch(struct changes *changes, const char *path, enum changes_by by);

/* Adds the paths of what was written, replaced or removed since it was first watched or taken last, and to `different` of
 * those the ones that are not what they were then. */
void changes_take(struct changes *changes, struct strings *touched, struct strings *different);

/* Whether one of these paths, which are watched, would be among what was touched. */
bool changes_among(struct changes *changes, const struct strings *paths);

/* Adds the paths of the files that somebody is writing. */
void changes_unfinished(const struct changes *changes, struct strings *paths);

/* Waits until something happens to what is watched, at most so many milliseconds (-1: forever). False when the launcher
 * is interrupted, or something cannot be watched any more. */
bool changes_wait(struct changes *changes, struct launcher *launcher, int patience);

#endif
