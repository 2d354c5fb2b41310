/* SPDX-License-Identifier: Apache-2.0 */
#include "../returning.h"

TITLE("FramePop reports a return forced by ForceEarlyReturnObject like any other return.");

static void observe(JNIEnv *jni, jobject thread)
{
    must(SuspendThread, thread);
    on(FramePop, say_forced_pop);
    must(NotifyFramePop, thread, 0);
    say("ForceEarlyReturnObject: %s", error_name(ti_if_able(ForceEarlyReturnObject, thread, NULL)));
    must(ResumeThread, thread);
}

TEST(.target = "early_return.Returning", .args = LIST("object", "1"), .probe = observe,
     .needs = {.can_force_early_return = 1, .can_suspend = 1, .can_generate_frame_pop_events = 1});
