/* SPDX-License-Identifier: Apache-2.0 */
#include "../frames.h"

#include "../../thread/workers.h"

TITLE("A suspended virtual thread that could go on does not, until it is resumed.");

static void notify_all(JNIEnv *jni)
{
    jobject lock = static_object_field(jni, find_class(jni, "virtual_thread/Frames"), "LOCK",
                                       "Ljava/lang/Object;");
    jmethodID method = method_id(jni, find_class(jni, "java/lang/Object"), "notifyAll", "()V");
    (*jni)->MonitorEnter(jni, lock);
    (*jni)->CallVoidMethod(jni, lock, method);
    (*jni)->MonitorExit(jni, lock);
    no_exception(jni);
}

static void unpark(JNIEnv *jni, jthread thread)
{
    jclass klass = find_class(jni, "java/util/concurrent/locks/LockSupport");
    (*jni)->CallStaticVoidMethod(
        jni, klass, static_method_id(jni, klass, "unpark", "(Ljava/lang/Thread;)V"), thread);
    no_exception(jni);
}

static void act(JNIEnv *jni, jthread thread)
{
    jclass klass = find_class(jni, "virtual_thread/Frames");
    jint state = 0;
    must(SuspendThread, thread);
    (*jni)->SetStaticBooleanField(jni, klass, static_field_id(jni, klass, "going", "Z"), false);
    let("in native");
    if (is_case("waiting"))
        notify_all(jni);
    else if (is_case("sleeping"))
        must(InterruptThread, thread);
    else if (is_case("parked"))
        unpark(jni, thread);
    linger();
    must(GetThreadState, thread, &state);
    say("alive %s, suspended %s", truth((state & JVMTI_THREAD_STATE_ALIVE) != 0),
        truth((state & JVMTI_THREAD_STATE_SUSPENDED) != 0));
    must(ResumeThread, thread);
}

FRAMES_TEST(.cases = LIST("running", "native", "waiting", "sleeping", "parked"),
            .needs = {.can_suspend = 1, .can_signal_thread = 1});
