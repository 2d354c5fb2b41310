/* SPDX-License-Identifier: Apache-2.0 */

/* Events of the thread of watch.Turning, one in each turn of its loop while a watch is set. */
#ifndef ASSAY_WATCH_TURNING_H
#define ASSAY_WATCH_TURNING_H

#include "threads.h"
#include "turns.h"

enum { MOST_TURNS = 1 << 16 };

/* The turns of the events, the first so many; the one after the watch was set, and that before it is cleared. */
static unsigned turns_with_event[MOST_TURNS], turn_of_set, turn_of_clear;
static atomic_uint turning_events;

/* For the callback: an event in the turn with this number. */
static inline void note_turn(unsigned turn)
{
    unsigned events = atomic_load(&turning_events);
    if (events < MOST_TURNS)
        turns_with_event[events] = turn;
    atomic_store(&turning_events, events + 1);
}

/* Between setting the watch and clearing it: says "many events: TRUTH". */
static inline void say_many_events(JNIEnv *jni, jclass klass)
{
    struct timespec beginning = {0};
    turn_of_set = turns_of(jni, klass);
    while (atomic_load(&turning_events) < 1000 && wait_goes_on(&beginning))
        continue;
    say("many events: %s", truth(atomic_load(&turning_events) > 100));
    turn_of_clear = turns_of(jni, klass);
}

/* How many of the turns that began after the watch was set, and ended before it was cleared, had none. */
static inline unsigned missed_turns(unsigned events)
{
    unsigned missed = 0, expected = turn_of_set + 1;
    for (unsigned i = 0; i < events && i < MOST_TURNS && expected < turn_of_clear; i++) {
        if (turns_with_event[i] < expected)
            continue;
        missed += turns_with_event[i] - expected;
        expected = turns_with_event[i] + 1;
    }
    return events <= MOST_TURNS && expected < turn_of_clear ? missed + turn_of_clear - expected
                                                            : missed;
}

/* After it is cleared: says how many turns had no event, and how many events there still are. */
static inline void say_missed_turns(JNIEnv *jni, jclass klass)
{
    await_turns(jni, klass, 2);
    unsigned then = atomic_load(&turning_events);
    await_turns(jni, klass, 1000);
    say("turns without an event: %u, events afterwards: %u", missed_turns(then),
        atomic_load(&turning_events) - then);
}

#endif
