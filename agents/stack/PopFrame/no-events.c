/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("PopFrame itself posts neither MethodExit nor FramePop.");

static jmethodID called;

static void JNICALL left(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                         jboolean by_exception, jvalue value)
{
    if (method == called)
        say("MethodExit");
}

static void JNICALL popped(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                           jboolean by_exception)
{
    say("FramePop: %s", method_name(method));
}

static void observe(JNIEnv *jni, jobject thread)
{
    called = static_method_id(jni, find_class(jni, "stack/PopFinally"), "call", "()V");
    must(SuspendThread, thread);
    on_thread(MethodExit, left, thread);
    on(FramePop, popped);
    must(NotifyFramePop, thread, 0);
    must(NotifyFramePop, thread, 1);
    say("PopFrame: %s", error_name(ti_if_able(PopFrame, thread)));
    must(ResumeThread, thread);
}

TEST(.target = "stack.PopFinally", .probe = observe,
     .needs = {.can_pop_frame = 1,
               .can_suspend = 1,
               .can_generate_method_exit_events = 1,
               .can_generate_frame_pop_events = 1});
