/* SPDX-License-Identifier: Apache-2.0 */

/* The waiting and the blocked threads of thread.InState. Those that wait may wake for no reason, and
 * wait anew. */
#ifndef ASSAY_THREAD_IN_STATE_H
#define ASSAY_THREAD_IN_STATE_H

#include "threads.h"

/* Says the first state in which the thread waits; another one if there is none. */
static inline void say_waiting_state(jthread thread)
{
    say_state_with(thread, JVMTI_THREAD_STATE_WAITING);
}

/* The same while the thread is suspended, and after it was resumed. */
static inline void say_waiting_state_suspended(jthread thread)
{
    must_suspend_with(thread, JVMTI_THREAD_STATE_WAITING);
    say_state(thread);
    must(ResumeThread, thread);
    say_waiting_state(thread);
}

/* The state of a thread that is blocked at a monitor: Java may show it a moment before JVM TI does. */
static inline void say_blocked_state(jthread thread)
{
    say_state_with(thread, JVMTI_THREAD_STATE_BLOCKED_ON_MONITOR_ENTER);
}

/* The same while the thread is suspended, and after it was resumed. */
static inline void say_blocked_state_suspended(jthread thread)
{
    must_suspend_with(thread, JVMTI_THREAD_STATE_BLOCKED_ON_MONITOR_ENTER);
    say_state(thread);
    must(ResumeThread, thread);
    say_blocked_state(thread);
}

/* Thread.getState. */
static inline const char *java_state(JNIEnv *jni, jthread thread)
{
    jmethodID get = method_id(jni, find_class(jni, "java/lang/Thread"), "getState",
                              "()Ljava/lang/Thread$State;");
    jobject state = (*jni)->CallObjectMethod(jni, thread, get);
    no_exception(jni);
    return to_string(jni, state);
}

/* Says the state converted to java.lang.Thread.State, and what Thread.getState returns: the first
 * time that both have the bit and the name, or its end, that are given. */
static inline void say_java_state_with(JNIEnv *jni, jthread thread, jint bit, const char *name)
{
    struct timespec beginning = {0};
    jint state = 0;
    const char *in_java;
    do {
        if ((*jni)->PushLocalFrame(jni, 16) != JNI_OK)
            broken("PushLocalFrame failed");
        must(GetThreadState, thread, &state);
        in_java = java_state(jni, thread);
        (*jni)->PopLocalFrame(jni, NULL);
    } while (((state & bit) == 0 || strstr(in_java, name) == NULL) && wait_goes_on(&beginning));
    say("converted: %s", java_thread_state(state));
    say("Thread.getState: %s", in_java);
}

/* With a timeout or without one. */
static inline void say_waiting_java_state(JNIEnv *jni, jthread thread)
{
    say_java_state_with(jni, thread, JVMTI_THREAD_STATE_WAITING, "WAITING");
}

static inline void say_blocked_java_state(JNIEnv *jni, jthread thread)
{
    say_java_state_with(jni, thread, JVMTI_THREAD_STATE_BLOCKED_ON_MONITOR_ENTER, "BLOCKED");
}

#endif
