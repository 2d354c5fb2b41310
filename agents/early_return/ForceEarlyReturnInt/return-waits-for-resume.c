/* SPDX-License-Identifier: Apache-2.0 */
#include "threads.h"

TITLE("ForceEarlyReturnInt takes effect when the thread resumes; until then it stays suspended.");

static void observe(JNIEnv *jni, jobject thread)
{
    jint state = 0;
    must(SuspendThread, thread);
    say("ForceEarlyReturnInt: %s", error_name(ti_if_able(ForceEarlyReturnInt, thread, 42)));
    /* Had it returned, its caller would have ended by now. */
    give_others_time();
    must(GetThreadState, thread, &state);
    say("suspended: %s", state & JVMTI_THREAD_STATE_SUSPENDED ? "yes" : "no");
    SAY_CALL(ResumeThread, thread);
}

TEST(.target = "early_return.Returning", .args = LIST("int", "1"), .probe = observe,
     .needs = {.can_force_early_return = 1, .can_suspend = 1});
