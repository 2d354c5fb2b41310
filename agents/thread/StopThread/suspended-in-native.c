/* SPDX-License-Identifier: Apache-2.0 */
#include "threads.h"

TITLE("StopThread throws in a thread suspended in a native method, when that returns after the resumption.");

static void observe(JNIEnv *jni, jobject subjects)
{
    jint state = 0;
    jthread thread = (*jni)->GetObjectArrayElement(jni, subjects, 0);
    jobject throwable = (*jni)->GetObjectArrayElement(jni, subjects, 2);
    SAY_CALL(SuspendThread, thread);
    SAY_CALL(StopThread, thread, throwable);
    give_others_time();
    must(GetThreadState, thread, &state);
    say("suspended: %s", truth((state & JVMTI_THREAD_STATE_SUSPENDED) != 0));
    SAY_CALL(ResumeThread, thread);
    jclass klass = find_class(jni, "thread/Stoppable");
    jmethodID release = static_method_id(jni, klass, "release", "(Ljava/lang/Object;)V");
    (*jni)->CallStaticVoidMethod(jni, klass, release, thread);
    no_exception(jni);
}

TEST(.target = "thread.Stoppable", .args = LIST("native"), .probe = observe,
     .needs = {.can_signal_thread = 1, .can_suspend = 1});
