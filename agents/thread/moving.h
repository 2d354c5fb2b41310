/* SPDX-License-Identifier: Apache-2.0 */

/* The state of a live thread that runs, waits, sleeps, parks and blocks by turns: whatever it is,
 * its bits go together. */
#ifndef ASSAY_THREAD_MOVING_H
#define ASSAY_THREAD_MOVING_H

#include "assay.h"

static inline int bits_of(jint state, jint mask)
{
    return __builtin_popcount((unsigned)(state & mask));
}

static inline bool goes_together(jint state)
{
    enum {
        ACTIVITY = JVMTI_THREAD_STATE_RUNNABLE | JVMTI_THREAD_STATE_BLOCKED_ON_MONITOR_ENTER
                   | JVMTI_THREAD_STATE_WAITING,
        TIMING = JVMTI_THREAD_STATE_WAITING_INDEFINITELY | JVMTI_THREAD_STATE_WAITING_WITH_TIMEOUT,
        REASON = JVMTI_THREAD_STATE_IN_OBJECT_WAIT | JVMTI_THREAD_STATE_PARKED
                 | JVMTI_THREAD_STATE_SLEEPING
    };
    bool waiting = (state & JVMTI_THREAD_STATE_WAITING) != 0;
    bool timed = (state & JVMTI_THREAD_STATE_WAITING_WITH_TIMEOUT) != 0;
    bool sleeping = (state & JVMTI_THREAD_STATE_SLEEPING) != 0;
    return (state & JVMTI_THREAD_STATE_ALIVE) != 0
           && (state & (JVMTI_THREAD_STATE_TERMINATED | JVMTI_THREAD_STATE_SUSPENDED)) == 0
           && bits_of(state, ACTIVITY) == 1 && bits_of(state, TIMING) == waiting
           && bits_of(state, REASON) <= waiting && (!sleeping || timed);
}

static inline void look_often(jthread thread)
{
    int errors = 0, impossible = 0;
    for (int i = 0; i < 3000; i++) {
        jint state = 0;
        errors += ti(GetThreadState, thread, &state) != JVMTI_ERROR_NONE;
        if (!goes_together(state) && impossible++ == 0)
            say("bits that do not go together: %s", thread_state(state));
    }
    say("errors: %d, impossible states: %s", errors, impossible > 0 ? "some" : "none");
}

#endif
