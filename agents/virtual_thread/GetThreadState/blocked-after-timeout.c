/* SPDX-License-Identifier: Apache-2.0 */
#include "../situation.h"

TITLE("A virtual thread whose wait timed out, and which must regain its monitor, is blocked.");

static void observe(JNIEnv *jni, jobject thread)
{
    say_state(thread);
    say("SuspendThread: %s", error_name(ti(SuspendThread, thread)));
    jint state = 0;
    must(GetThreadState, thread, &state);
    say("suspended: %s", truth((state & JVMTI_THREAD_STATE_SUSPENDED) != 0));
    say("ResumeThread: %s", error_name(ti(ResumeThread, thread)));
    say_state(thread);
}

TEST(.target = "virtual_thread.Regaining", .args = LIST("timed-out"), .probe = observe, .since = 21,
     .vm_args = LIST(CARRIERS), .needs = {.can_suspend = 1});
