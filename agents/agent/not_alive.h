/* SPDX-License-Identifier: Apache-2.0 */

/* What functions report to a thread of another kind about the threads of agent.NotAlive. */
#ifndef ASSAY_AGENT_NOT_ALIVE_H
#define ASSAY_AGENT_NOT_ALIVE_H

#include "callers.h"
#include "threads.h"

static inline void ask_not_alive(JNIEnv *jni, void *threads)
{
    for (jint i = 0; i < 2; i++) {
        jthread thread = thread_at(jni, threads, i);
        jvmtiThreadInfo info = untouched_info();
        jvmtiError error = ti(GetThreadInfo, thread, &info);
        jint count = -1;
        say("GetThreadInfo: %s %s", error_name(error),
            error == JVMTI_ERROR_NONE ? quoted(info.name) : "");
        say_state(thread);
        SAY_CALL(SuspendThread, thread);
        SAY_CALL(GetFrameCount, thread, &count);
    }
}

/* The probe. */
static inline void observe_not_alive(JNIEnv *jni, jobject threads)
{
    have_called(jni, ask_not_alive, (*jni)->NewGlobalRef(jni, threads));
}

#endif
