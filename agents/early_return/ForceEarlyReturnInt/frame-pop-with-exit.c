/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("A return forced by ForceEarlyReturnInt posts FramePop and MethodExit where both are enabled.");

static jmethodID called;

static void JNICALL popped(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                           jboolean by_exception)
{
    say("FramePop: %s by exception %s", method_name(method), truth(by_exception));
}

static void JNICALL left(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                         jboolean by_exception, jvalue value)
{
    if (method == called)
        say("MethodExit: by exception %s, value %s", truth(by_exception), value_text('I', value));
}

static void observe(JNIEnv *jni, jobject thread)
{
    called = static_method_id(jni, find_class(jni, "early_return/Returning"), "callInt", "()I");
    must(SuspendThread, thread);
    on(FramePop, popped);
    on_thread(MethodExit, left, thread);
    must(NotifyFramePop, thread, 0);
    say("ForceEarlyReturnInt: %s", error_name(ti_if_able(ForceEarlyReturnInt, thread, 42)));
    must(ResumeThread, thread);
}

TEST(.target = "early_return.Returning", .args = LIST("int", "1"), .probe = observe,
     .needs = {.can_force_early_return = 1,
               .can_suspend = 1,
               .can_generate_frame_pop_events = 1,
               .can_generate_method_exit_events = 1});
