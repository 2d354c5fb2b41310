/* SPDX-License-Identifier: Apache-2.0 */
#include "../returning.h"

TITLE("FramePop reports the forced return of the called method, and later that of its caller.");

static void observe(JNIEnv *jni, jobject thread)
{
    must(SuspendThread, thread);
    on(FramePop, say_forced_pop);
    must(NotifyFramePop, thread, 0);
    must(NotifyFramePop, thread, 1);
    say("ForceEarlyReturnInt: %s", error_name(ti_if_able(ForceEarlyReturnInt, thread, 42)));
    must(ResumeThread, thread);
}

TEST(.target = "early_return.Returning", .args = LIST("int", "1"), .probe = observe,
     .needs = {.can_force_early_return = 1, .can_suspend = 1, .can_generate_frame_pop_events = 1});
