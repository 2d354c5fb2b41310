/* SPDX-License-Identifier: Apache-2.0 */
#include "../pinned.h"

TITLE("GetThreadState reports the state of a virtual thread with a native caller, suspended or not.");

static void observe(JNIEnv *jni, jthread thread)
{
    say_state_with(thread, pinned_state());
    must_suspend_with(thread, pinned_state());
    say_state(thread);
    must(ResumeThread, thread);
    say_state_with(thread, pinned_state());
}

TEST(VIRTUAL_THREADS, .target = "virtual_thread.Pinned", .probe = pinned_probe,
     .cases = LIST("blocked", INTERRUPTIBLE), .needs = {.can_suspend = 1});
