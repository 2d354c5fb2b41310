/* SPDX-License-Identifier: Apache-2.0 */
#include "../pinned.h"

TITLE("GetThreadState reports the state of a virtual thread with a native caller, suspended or not.");

static void observe(JNIEnv *jni, jthread thread)
{
    say_state_in(thread, pinned_bits());
    assay_must(assay_env, "SuspendThread", suspend_in(thread, pinned_bits()));
    say_state(thread);
    must(ResumeThread, thread);
    say_state_in(thread, pinned_bits());
}

TEST(VIRTUAL_THREADS, .target = "virtual_thread.Pinned", .probe = pinned_probe,
     .cases = LIST("blocked", INTERRUPTIBLE), .needs = {.can_suspend = 1});
