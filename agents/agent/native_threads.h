/* SPDX-License-Identifier: Apache-2.0 */

/* Threads that native code starts, with frames of agent.NativeThreads and without, and what functions
 * report about them to a thread of another kind. */
#ifndef ASSAY_AGENT_NATIVE_THREADS_H
#define ASSAY_AGENT_NATIVE_THREADS_H

#include "callers.h"
#include "frames.h"
#include "threads.h"

static jthread native_threads[3]; /* global references */
static const char *const native_names[] = {"agent", "attached", "without frames"};

/* Waits in a native method that agent.NativeThreads calls, or without any frame. */
static inline void stay(JNIEnv *jni, void *index)
{
    size_t i = (size_t)index;
    native_threads[i] = (*jni)->NewGlobalRef(jni, current_thread());
    if (i == 2) {
        arrive_and_wait(native_names[i]);
        return;
    }
    jclass klass = find_class(jni, "agent/NativeThreads");
    (*jni)->CallStaticVoidMethod(jni, klass,
                                 static_method_id(jni, klass, "stay", "(Ljava/lang/String;)V"),
                                 (*jni)->NewStringUTF(jni, native_names[i]));
    no_exception(jni);
}

static inline void JNICALL stay_as_agent(jvmtiEnv *env, JNIEnv *jni, void *index)
{
    stay(jni, index);
}

static inline void ask_native_threads(JNIEnv *jni, void *argument)
{
    for (size_t i = 0; i < 3; i++) {
        jvmtiFrameInfo frame = {0};
        jint count = 0;
        say("%s", thread_name(native_threads[i]));
        say_state(native_threads[i]);
        jvmtiError error = ti(GetStackTrace, native_threads[i], 0, 1, &frame, &count);
        if (error != JVMTI_ERROR_NONE) {
            say("GetStackTrace: %s", error_name(error));
            continue;
        }
        if (i == 2 && count == 1 && frame_count_of(native_threads[i]) > 0)
            inapplicable("attached threads have frames of their launcher");
        if (count == 0 || count == 1)
            say("GetStackTrace: %s, topmost: %s", error_name(error),
                count == 1 ? method_name(frame.method) : "none");
        else
            say("GetStackTrace: %s, %d frames", error_name(error), (int)count);
    }
}

/* The probe. */
static inline void observe_native_threads(JNIEnv *jni, jobject subject)
{
    start_agent_thread(jni, native_names[0], stay_as_agent, (void *)0);
    for (size_t i = 1; i < 3; i++)
        start_attached(native_names[i], stay, (void *)i);
    for (size_t i = 0; i < 3; i++)
        await_arrival(native_names[i]);
    have_called(jni, ask_native_threads, NULL);
    for (size_t i = 0; i < 3; i++)
        release_point(native_names[i]);
}

#endif
