/* SPDX-License-Identifier: Apache-2.0 */
#include "../returning.h"

TITLE("MethodExit reports a return forced by ForceEarlyReturnInt like any other return.");

static void observe(JNIEnv *jni, jobject thread)
{
    say_exits_of(jni, thread, "callInt", "()I");
    must(SuspendThread, thread);
    say("ForceEarlyReturnInt: %s", error_name(ti_if_able(ForceEarlyReturnInt, thread, 42)));
    must(ResumeThread, thread);
}

TEST(.target = "early_return.Returning", .args = LIST("int", "1"), .probe = observe,
     .needs = {
         .can_force_early_return = 1, .can_suspend = 1, .can_generate_method_exit_events = 1});
