/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("MethodExit reports a return forced by ForceEarlyReturnFloat like any other return.");

static jmethodID called;

static void JNICALL left(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                         jboolean by_exception, jvalue value)
{
    if (method == called)
        say("MethodExit: by exception %s, value %s", truth(by_exception), value_text('F', value));
}

static void observe(JNIEnv *jni, jobject thread)
{
    called = static_method_id(jni, find_class(jni, "early_return/Returning"), "callFloat", "()F");
    must(SuspendThread, thread);
    on_thread(MethodExit, left, thread);
    say("ForceEarlyReturnFloat: %s", error_name(ti_if_able(ForceEarlyReturnFloat, thread, 1.5f)));
    must(ResumeThread, thread);
}

TEST(.target = "early_return.Returning", .args = LIST("float", "1"), .probe = observe,
     .needs = {
         .can_force_early_return = 1, .can_suspend = 1, .can_generate_method_exit_events = 1});
