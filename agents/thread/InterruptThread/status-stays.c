/* SPDX-License-Identifier: Apache-2.0 */
#include "threads.h"

TITLE("InterruptThread sets a status that stays over a native method and that Java reads.");

static void say_is_interrupted(JNIEnv *jni, jthread thread)
{
    jclass klass = find_class(jni, "java/lang/Thread");
    jmethodID method = method_id(jni, klass, "isInterrupted", "()Z");
    jboolean interrupted = (*jni)->CallBooleanMethod(jni, thread, method);
    no_exception(jni);
    say("Thread.isInterrupted: %s", truth(interrupted));
}

static void observe(JNIEnv *jni, jobject threads)
{
    jthread thread = (*jni)->GetObjectArrayElement(jni, threads, 0);
    say_is_interrupted(jni, thread);
    say_state(thread);
    SAY_CALL(InterruptThread, thread);
    SAY_CALL(InterruptThread, thread);
    say_is_interrupted(jni, thread);
    say_state(thread);
}

TEST(.target = "thread.Interruptible", .args = LIST("native"), .probe = observe,
     .needs = {.can_signal_thread = 1});
