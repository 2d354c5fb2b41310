/* SPDX-License-Identifier: Apache-2.0 */

/* A thread of thread.Leaving that is suspended where it stands still. */
#ifndef ASSAY_THREAD_LEAVING_H
#define ASSAY_THREAD_LEAVING_H

#include "threads.h"

/* Suspends the thread in a state that has one of these bits: it may have woken for no reason, and then
 * owns the monitor in which it waits. Ends what it waits for, gives it every opportunity to go on in Java, and
 * resumes it. */
static inline void suspend_release_resume(JNIEnv *jni, jthread thread, jint bits)
{
    jint state = 0;
    jclass klass = find_class(jni, "thread/Leaving");
    jmethodID release = static_method_id(jni, klass, "release", "(Ljava/lang/Object;)V");
    jmethodID went_on = static_method_id(jni, klass, "wentOn", "()Z");
    say("SuspendThread: %s", error_name(suspend_with(thread, bits)));
    (*jni)->CallStaticVoidMethod(jni, klass, release, thread);
    no_exception(jni);
    for (int i = 0; i < 20 && !(*jni)->CallStaticBooleanMethod(jni, klass, went_on); i++)
        give_others_time();
    must(GetThreadState, thread, &state);
    say("suspended: %s", truth((state & JVMTI_THREAD_STATE_SUSPENDED) != 0));
    say("went on: %s", truth((*jni)->CallStaticBooleanMethod(jni, klass, went_on)));
    SAY_CALL(ResumeThread, thread);
    await_arrival("went on");
    say("went on: %s", truth((*jni)->CallStaticBooleanMethod(jni, klass, went_on)));
    release_point("went on");
}

#endif
