/* SPDX-License-Identifier: Apache-2.0 */
#include "../situation.h"

TITLE("Suspension adds SUSPENDED to the state of a virtual thread that is parked with a timeout.");

static void observe(JNIEnv *jni, jobject thread)
{
    settle(thread, JVMTI_THREAD_STATE_WAITING);
    say("SuspendThread: %s", error_name(ti(SuspendThread, thread)));
    say_state(thread);
    say("SuspendThread: %s", error_name(ti(SuspendThread, thread)));
    say("ResumeThread: %s", error_name(ti(ResumeThread, thread)));
    settle(thread, JVMTI_THREAD_STATE_WAITING);
    say_state(thread);
    say("ResumeThread: %s", error_name(ti(ResumeThread, thread)));
}

TEST(.target = "virtual_thread.InState", .args = LIST("parked-timed"), .probe = observe,
     .since = 21, .vm_args = LIST(CARRIERS), .needs = {.can_suspend = 1});
