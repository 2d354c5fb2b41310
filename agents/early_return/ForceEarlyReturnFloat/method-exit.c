/* SPDX-License-Identifier: Apache-2.0 */
#include "../returning.h"

TITLE("MethodExit reports a return forced by ForceEarlyReturnFloat like any other return.");

static void observe(JNIEnv *jni, jobject thread)
{
    say_exits_of(jni, thread, "callFloat", "()F");
    must(SuspendThread, thread);
    say("ForceEarlyReturnFloat: %s", error_name(ti_if_able(ForceEarlyReturnFloat, thread, 1.5f)));
    must(ResumeThread, thread);
}

TEST(.target = "early_return.Returning", .args = LIST("float", "1"), .probe = observe,
     .needs = {
         .can_force_early_return = 1, .can_suspend = 1, .can_generate_method_exit_events = 1});
