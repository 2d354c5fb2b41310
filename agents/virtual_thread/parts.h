/* SPDX-License-Identifier: Apache-2.0 */

/* Parts of the stack of the thread of virtual_thread.FramesInState, held against the whole. */
#ifndef ASSAY_VIRTUAL_THREAD_PARTS_H
#define ASSAY_VIRTUAL_THREAD_PARTS_H

#include "frames.h"

enum { MOST = 200 };
static jvmtiFrameInfo whole[MOST];
static jint depth;

/* Whether a part has `length` frames, which begin at `first` of the whole, and no more is written. */
static inline void part(const char *name, jthread thread, jint start, jint limit, jint first,
                        jint length)
{
    jvmtiFrameInfo frames[MOST + 1];
    jint count = -1;
    memset(frames, 0x5a, sizeof frames);
    jvmtiFrameInfo untouched = frames[MOST];
    jvmtiError error = ti(GetStackTrace, thread, start, limit, frames, &count);
    bool same = error == JVMTI_ERROR_NONE && count == length;
    for (jint i = 0; same && i < length; i++)
        same = frames[i].method == whole[first + i].method
               && frames[i].location == whole[first + i].location;
    for (jint i = length; same && i <= MOST; i++)
        same = memcmp(&frames[i], &untouched, sizeof untouched) == 0;
    say("%s: %s, as demanded: %s", name, error_name(error), truth(same));
}

/* Suspends the thread and takes its whole stack. */
static inline void take_whole(jthread thread)
{
    must(SuspendThread, thread);
    must(GetStackTrace, thread, 0, MOST, whole, &depth);
    say("all frames: %s", truth(depth >= 1 && depth < MOST));
}

#define PARTS_TEST()                                                                               \
    FRAMES_TEST(.cases = LIST("native", "blocked", "waiting", "sleeping", "parked"),               \
                .needs = {.can_suspend = 1})

#endif
