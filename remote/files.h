/* SPDX-License-Identifier: Apache-2.0 */

/* Files that the runner sends, and those of a JDK that it wants to see. */
#ifndef ASSAY_REMOTE_FILES_H
#define ASSAY_REMOTE_FILES_H

#include "place.h"
#include "remote/frame.h"

/* The files that are being received. Begins as {.file = -1}. */
struct files {
    int file;
    int error;    /* the first errno; 0 for none */
    char *failed; /* the path to which it belongs */
};

/* Takes a frame of the kinds PUT, BYTES and FINISH, and answers the last. */
void files_take(struct files *files, const struct place *place, const struct received *frame,
                struct buffer *answers);

/* Answers a frame LOOK: where the JDK is, and the beginnings of the files that show its architecture. */
void files_look(const struct received *frame, struct buffer *answers);

#endif
