/* SPDX-License-Identifier: Apache-2.0 */

/* Events of the thread of watch.Turning, one in each turn of its loop while a watch is set. */
#ifndef ASSAY_WATCH_TURNING_H
#define ASSAY_WATCH_TURNING_H

#include "threads.h"
#include "turns.h"

static atomic_int turning_events, turning_missed;

/* For the callback: an event in the turn with this number. */
static inline void note_turn(unsigned turn)
{
    static unsigned last;
    if (atomic_fetch_add(&turning_events, 1) > 0 && turn != last + 1)
        atomic_fetch_add(&turning_missed, 1);
    last = turn;
}

/* After the watch is set: says "many events: TRUTH". */
static inline void say_many_events(void)
{
    struct timespec beginning = {0};
    while (atomic_load(&turning_events) < 1000 && wait_goes_on(&beginning))
        continue;
    say("many events: %s", truth(atomic_load(&turning_events) > 100));
}

/* After it is cleared: says in how many turns between the first event and the last there was none, and
 * how many events there still are. */
static inline void say_missed_turns(JNIEnv *jni, jclass klass)
{
    await_turns(jni, klass, 2);
    int then = atomic_load(&turning_events);
    await_turns(jni, klass, 1000);
    say("turns without an event: %d, events afterwards: %d", atomic_load(&turning_missed),
        atomic_load(&turning_events) - then);
}

#endif
