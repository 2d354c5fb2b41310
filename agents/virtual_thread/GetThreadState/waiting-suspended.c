/* SPDX-License-Identifier: Apache-2.0 */
#include "threads.h"
#include "virtual.h"

TITLE("GetThreadState reports SUSPENDED for a suspended virtual thread in Object.wait.");

static void observe(JNIEnv *jni, jobject thread)
{
    say("SuspendThread: %s", error_name(suspend_in(thread, JVMTI_THREAD_STATE_WAITING)));
    say_state(thread);
    say("SuspendThread: %s", error_name(ti(SuspendThread, thread)));
    say("ResumeThread: %s", error_name(ti(ResumeThread, thread)));
    say_state_in(thread, JVMTI_THREAD_STATE_WAITING);
    say("ResumeThread: %s", error_name(ti(ResumeThread, thread)));
}

TEST(VIRTUAL_THREADS, .target = "virtual_thread.InState", .args = LIST("waiting"), .probe = observe,
     .needs = {.can_suspend = 1});
