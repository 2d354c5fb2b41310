/* SPDX-License-Identifier: Apache-2.0 */

/* A stack that changes all the time, taken twice while its thread is suspended. */
#ifndef ASSAY_STACK_SUSPENDING_H
#define ASSAY_STACK_SUSPENDING_H

#include "changing.h"

static int moved, not_suspended;

static jvmtiError take(JNIEnv *jni, jthread thread, jvmtiFrameInfo *frames, jint *count)
{
    jvmtiFrameInfo again[FRAMES_MAX] = {{0}};
    jint state = 0, count_again = 0;
    jvmtiError error = ti(SuspendThread, thread);
    if (error != JVMTI_ERROR_NONE)
        return error;
    must(GetThreadState, thread, &state);
    must(GetStackTrace, thread, 0, FRAMES_MAX, frames, count);
    must(GetStackTrace, thread, 0, FRAMES_MAX, again, &count_again);
    not_suspended += (state & JVMTI_THREAD_STATE_SUSPENDED) == 0;
    moved += *count != count_again
             || memcmp(frames, again, (size_t)count_again * sizeof *again) != 0;
    return ti(ResumeThread, thread);
}

static inline void suspend_often(JNIEnv *jni, jthread thread)
{
    take_often(jni, thread);
    say("not suspended: %d, moved meanwhile: %d", not_suspended, moved);
}

#endif
