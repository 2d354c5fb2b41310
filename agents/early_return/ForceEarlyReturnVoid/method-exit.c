/* SPDX-License-Identifier: Apache-2.0 */
#include "../returning.h"

TITLE("MethodExit reports a return forced by ForceEarlyReturnVoid like any other return.");

static void observe(JNIEnv *jni, jobject thread)
{
    say_exits_of(jni, thread, "callVoid", "()V");
    must(SuspendThread, thread);
    say("ForceEarlyReturnVoid: %s", error_name(ti_if_able(ForceEarlyReturnVoid, thread)));
    must(ResumeThread, thread);
}

TEST(.target = "early_return.Returning", .args = LIST("void", "1"), .probe = observe,
     .needs = {
         .can_force_early_return = 1, .can_suspend = 1, .can_generate_method_exit_events = 1});
