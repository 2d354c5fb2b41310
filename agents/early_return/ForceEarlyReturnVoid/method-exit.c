/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("MethodExit reports a return forced by ForceEarlyReturnVoid like any other return.");

static jmethodID called;

static void JNICALL left(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                         jboolean by_exception, jvalue value)
{
    if (method == called)
        say("MethodExit: by exception %s", truth(by_exception));
}

static void observe(JNIEnv *jni, jobject thread)
{
    called = static_method_id(jni, find_class(jni, "early_return/Returning"), "callVoid", "()V");
    must(SuspendThread, thread);
    on_thread(MethodExit, left, thread);
    say("ForceEarlyReturnVoid: %s", error_name(ti_if_able(ForceEarlyReturnVoid, thread)));
    must(ResumeThread, thread);
}

TEST(.target = "early_return.Returning", .args = LIST("void", "1"), .probe = observe,
     .needs = {
         .can_force_early_return = 1, .can_suspend = 1, .can_generate_method_exit_events = 1});
