/* SPDX-License-Identifier: Apache-2.0 */

/* The monitors of the thread of thread.Locking, which enters and leaves them while it is asked. */
#ifndef ASSAY_THREAD_LOCKING_H
#define ASSAY_THREAD_LOCKING_H

#include "threads.h"

#define LOCKING "thread/Locking"

static struct {
    jobject first, second;
    int errors, twice, depths, empty, full; /* of answers */
} locking;

/* Asks until the thread was seen with two monitors and without them, but 1,000 times at least. The
 * function counts one answer. */
static inline void ask_locking(JNIEnv *jni, jthread thread,
                               void (*ask)(JNIEnv *jni, jthread thread))
{
    struct timespec beginning = {0};
    jclass klass = find_class(jni, LOCKING);
    locking.first = static_object_field(jni, klass, "FIRST", "Ljava/lang/Object;");
    locking.second = static_object_field(jni, klass, "SECOND", "Ljava/lang/Object;");
    for (int i = 0;
         i < 1000 || ((locking.empty == 0 || locking.full == 0) && wait_goes_on(&beginning)); i++)
        ask(jni, thread);
    say("errors: %d, monitors listed twice: %d, impossible depths: %d", locking.errors,
        locking.twice, locking.depths);
    say("seen with monitors: %s, without: %s", truth(locking.full > 0), truth(locking.empty > 0));
}

/* Counts an answer by how often it has each monitor. */
static inline void count_monitors(int first, int second)
{
    locking.twice += first > 1 || second > 1;
    locking.empty += first == 0 && second == 0;
    locking.full += first == 1 && second == 1;
}

#endif
