/* SPDX-License-Identifier: Apache-2.0 */

/* What the tests of thread states say about a thread. */
#ifndef ASSAY_THREAD_STATE_H
#define ASSAY_THREAD_STATE_H

#include "assay.h"

/* Says the answer of GetThreadState, and the state only if there is one. */
static inline void say_state(jthread thread)
{
    /* A state that nobody has written, which is no state at all, is seen. */
    jint state = ~0;
    jvmtiError error = ti(GetThreadState, thread, &state);
    if (error == JVMTI_ERROR_NONE)
        say("GetThreadState: %s %s", error_name(error), thread_state(state));
    else
        say("GetThreadState: %s", error_name(error));
}

/* Says the state while the thread is suspended, and again after it was resumed. */
static inline void say_suspended_state(jthread thread)
{
    must(SuspendThread, thread);
    say_state(thread);
    must(ResumeThread, thread);
    say_state(thread);
}

/* Says the state converted to java.lang.Thread.State, and what Java itself sees. */
static inline void say_java_state(JNIEnv *jni, jthread thread)
{
    jint state = ~0;
    must(GetThreadState, thread, &state);
    jclass klass = find_class(jni, "java/lang/Thread");
    jmethodID get = method_id(jni, klass, "getState", "()Ljava/lang/Thread$State;");
    jobject seen = (*jni)->CallObjectMethod(jni, thread, get);
    no_exception(jni);
    say("converted: %s", java_thread_state(state));
    say("Thread.getState: %s", to_string(jni, seen));
}

#endif
