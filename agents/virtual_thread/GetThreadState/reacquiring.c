/* SPDX-License-Identifier: Apache-2.0 */
#include "../wait_over.h"

TITLE("GetThreadState reports a virtual thread that reacquires its monitor as blocked.");

static void observe(JNIEnv *jni, jthread thread)
{
    say_state(thread);
    must_suspend_with(thread, JVMTI_THREAD_STATE_BLOCKED_ON_MONITOR_ENTER);
    say_state(thread);
    must(ResumeThread, thread);
    say_state_with(thread, JVMTI_THREAD_STATE_BLOCKED_ON_MONITOR_ENTER);
}

TEST(VIRTUAL_THREADS, .target = "virtual_thread.WaitOver", .probe = wait_over_probe,
     .cases = WAIT_OVER_CASES, .needs = {.can_suspend = 1});
