/* SPDX-License-Identifier: Apache-2.0 */

/*
 * runner/watch/: what a change of the files of tests and JVMs concerns.
 * Waits for changes, finds the tests concerned, builds them, and compares rounds.
 */

/*
 * Files that change (inotify). A file is watched by its path: it need not be there, may be replaced by another
 * one of its name, and links may lead to it. The events only say when to look, except that they show when a file
 * is being written: whether it has changed is decided by comparing it with what it was.
 */
#ifndef ASSAY_WATCH_CHANGES_H
#define ASSAY_WATCH_CHANGES_H

#include <stdbool.h>

#include "base/text.h"
#include "launch/launch.h"

struct changes;

/* Returns NULL after a message. */
struct changes *changes_open(void);
void changes_close(struct changes *changes);

/* Watches a file, or a directory for the files named *.c and *.txt that come and go; the path is absolute. Does nothing when it is
 * watched already. Returns 0, or -1 after a message. */
int changes_watch(struct changes *changes, const char *path);

/* Adds the paths of what has changed since it was first watched or taken last, each once. */
void changes_take(struct changes *changes, struct strings *paths);

/* Takes the file as it is now. */
void changes_accept(struct changes *changes, const char *path);

/* Whether one of these paths, which are watched, has changed and was not taken. */
bool changes_among(struct changes *changes, const struct strings *paths);

/* The path of a file that somebody is writing; or NULL. */
const char *changes_unfinished(const struct changes *changes);

/* Waits until something happens to what is watched; false when the launcher is interrupted. */
bool changes_wait(struct changes *changes, struct launcher *launcher);

#endif
