/* SPDX-License-Identifier: Apache-2.0 */

/*
 * The run's directory on the other machine, and which helper it belongs to. A helper whose connection
 * is lost keeps it for the next one, which the runner starts as soon as it can, and removes it when none
 * comes.
 */
#ifndef ASSAY_REMOTE_PLACE_H
#define ASSAY_REMOTE_PLACE_H

#include <stdbool.h>

struct place {
    const char *path;
    int directory; /* descriptors of it, of `run` in it, and of its lock */
    int run;
    int lock;
};

/* Takes the directory over from the helper that has it, kills what a killed one has left there, and
 * removes directories beside it for which there has been no helper for some minutes. Returns 0, or -1
 * after a message with errno set: EBUSY when the helper before has not ended yet. */
int place_take(struct place *place, const char *path);

/* Shows now and then that there is a helper. False when another one has come for it. */
bool place_keep(const struct place *place);

/* Waits for another helper for some time, and removes the directory when none comes. */
void place_leave(struct place *place);

/* Removes the directory. */
void place_remove(struct place *place);

#endif
