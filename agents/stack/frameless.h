/* SPDX-License-Identifier: Apache-2.0 */

/* A thread without frames: the one of stack.Unstarted, in an agent's function. */
#ifndef ASSAY_STACK_FRAMELESS_H
#define ASSAY_STACK_FRAMELESS_H

#include "frames.h"

static inline void JNICALL stay(jvmtiEnv *env, JNIEnv *jni, void *argument)
{
    arrive_and_wait("agent thread");
}

/* A JVM may have, and show, frames that launch a thread. */
static inline void stand_without_frames(jthread thread)
{
    must(RunAgentThread, thread, stay, NULL, JVMTI_THREAD_NORM_PRIORITY);
    await_arrival("agent thread");
    if (depth_of(thread) > 0)
        inapplicable("agent threads have frames of their launcher");
}

#endif
