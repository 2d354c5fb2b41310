/* SPDX-License-Identifier: Apache-2.0 */
#include "threads.h"
#include "virtual.h"

TITLE("GetThreadState reports SUSPENDED for a suspended virtual thread that is parked.");

static void observe(JNIEnv *jni, jobject thread)
{
    say("SuspendThread: %s", error_name(suspend_with(thread, JVMTI_THREAD_STATE_WAITING)));
    say_state(thread);
    SAY_CALL(SuspendThread, thread);
    SAY_CALL(ResumeThread, thread);
    say_state_with(thread, JVMTI_THREAD_STATE_WAITING);
    SAY_CALL(ResumeThread, thread);
}

TEST(VIRTUAL_THREADS, .target = "virtual_thread.InState", .args = LIST("parked"), .probe = observe,
     .needs = {.can_suspend = 1});
