/* SPDX-License-Identifier: Apache-2.0 */
#include "../returning.h"

TITLE("MethodExit reports a return forced by ForceEarlyReturnLong like any other return.");

static void observe(JNIEnv *jni, jobject thread)
{
    say_exits_of(jni, thread, "callLong", "()J");
    must(SuspendThread, thread);
    say("ForceEarlyReturnLong: %s",
        error_name(ti_if_able(ForceEarlyReturnLong, thread, 0x123456789abcdef0)));
    must(ResumeThread, thread);
}

TEST(.target = "early_return.Returning", .args = LIST("long", "1"), .probe = observe,
     .needs = {
         .can_force_early_return = 1, .can_suspend = 1, .can_generate_method_exit_events = 1});
