/* SPDX-License-Identifier: Apache-2.0 */

/* What the tests of thread states say about a thread. */
#ifndef ASSAY_THREAD_STATE_H
#define ASSAY_THREAD_STATE_H

#include <sched.h>

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

/* Says the state while the thread is suspended, and after it was resumed: the first one that Java
 * does not tell from the state before, as park and Object.wait may end for no reason, and the
 * target waits anew; or the last one, if none comes. */
static inline void say_suspended_state(jthread thread)
{
    jint before = ~0;
    jint now = ~0;
    int left = 100000;
    must(GetThreadState, thread, &before);
    must(SuspendThread, thread);
    say_state(thread);
    must(ResumeThread, thread);
    do {
        must(GetThreadState, thread, &now);
    } while (((now ^ before) & JVMTI_JAVA_LANG_THREAD_STATE_MASK) != 0 && left-- > 0
             && sched_yield() == 0);
    say("GetThreadState: %s %s", error_name(JVMTI_ERROR_NONE), thread_state(now));
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
