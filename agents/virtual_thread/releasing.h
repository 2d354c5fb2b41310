/* SPDX-License-Identifier: Apache-2.0 */

/* Lets the thread of virtual_thread.FramesInState go on from its situation. */
#ifndef ASSAY_VIRTUAL_THREAD_RELEASING_H
#define ASSAY_VIRTUAL_THREAD_RELEASING_H

#include "../thread/workers.h"
#include "frames.h"

static inline void notify_all(JNIEnv *jni)
{
    jobject lock = static_object_field(jni, find_class(jni, "virtual_thread/FramesInState"), "LOCK",
                                       "Ljava/lang/Object;");
    jmethodID method = method_id(jni, find_class(jni, "java/lang/Object"), "notifyAll", "()V");
    (*jni)->MonitorEnter(jni, lock);
    (*jni)->CallVoidMethod(jni, lock, method);
    (*jni)->MonitorExit(jni, lock);
    no_exception(jni);
}

static inline void unpark(JNIEnv *jni, jthread thread)
{
    jclass klass = find_class(jni, "java/util/concurrent/locks/LockSupport");
    (*jni)->CallStaticVoidMethod(
        jni, klass, static_method_id(jni, klass, "unpark", "(Ljava/lang/Thread;)V"), thread);
    no_exception(jni);
}

/* Does what would let it run to its end, and gives it every opportunity. */
static inline void release_subject(JNIEnv *jni, jthread thread)
{
    jclass klass = find_class(jni, "virtual_thread/FramesInState");
    (*jni)->SetStaticBooleanField(jni, klass, static_field_id(jni, klass, "going", "Z"), false);
    release_point("in native");
    if (is_case("waiting"))
        notify_all(jni);
    else if (is_case("sleeping"))
        must(InterruptThread, thread);
    else if (is_case("parked"))
        unpark(jni, thread);
    linger();
}

static inline void say_suspended(jthread thread)
{
    jint state = 0;
    must(GetThreadState, thread, &state);
    say("alive %s, suspended %s", truth((state & JVMTI_THREAD_STATE_ALIVE) != 0),
        truth((state & JVMTI_THREAD_STATE_SUSPENDED) != 0));
}

#endif
