/* SPDX-License-Identifier: Apache-2.0 */

/* What a client leaves in its working directory for the runner, which may kill it at any moment: how far
 * the process that it stands for has come. Nothing that comes from the other machine can have that name.
 * The text has one length always, so that a full disk can only keep it from being begun, and what has
 * no note at all does not count as ended. */
#ifndef ASSAY_REMOTE_NOTE_H
#define ASSAY_REMOTE_NOTE_H

#define NOTE_NAME ".assay-remote"

/* A letter, and two numbers that it says something about. */
#define NOTE_FORM "%c %20llu %20llu\n"
enum { NOTE_LENGTH = 1 + 2 * 21 + 1 };

enum {
    NOTE_WAITING = 'w', /* not begun, as far as is known */
    NOTE_RUNNING = 'r', /* begun; what ended the client was not the process's end */
    NOTE_ASKED = 'a', /* alive there when the signals of a time limit came; milliseconds by which it
                           began later than its client */
    NOTE_ENDED = 'e', /* the same number, and the milliseconds that it took until its end */
    NOTE_LATE_END = 'l', /* the same, after it was alive when those signals came */
    NOTE_FAILED = 'f',   /* not started; an errno */
    NOTE_GONE = 'g'      /* there will be no connection any more */
};

#endif
