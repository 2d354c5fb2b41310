/* SPDX-License-Identifier: Apache-2.0 */
#include "../leaving.h"

TITLE("SuspendThread suspends a thread again that was resumed and is still where it stood.");

static void observe(JNIEnv *jni, jobject subject)
{
    if (asks_for_case(jni, subject))
        return;
    jvmtiError result = untouched_result;
    jint bits = is_case("native")  ? JVMTI_THREAD_STATE_RUNNABLE
                : is_case("enter") ? JVMTI_THREAD_STATE_BLOCKED_ON_MONITOR_ENTER
                                   : JVMTI_THREAD_STATE_WAITING;
    must(SuspendThread, subject);
    must(ResumeThread, subject);
    must(SuspendThreadList, 1, &subject, &result);
    say("suspended by SuspendThreadList: %s", truth(is_suspended(subject)));
    must(ResumeThreadList, 1, &subject, &result);
    say("resumed: %s", truth(!is_suspended(subject)));
    suspend_release_resume(jni, subject, bits);
}

TEST(.target = "thread.Leaving", .probe = observe, .cases = LIST("native", "wait", "enter", "park"),
     .needs = {.can_suspend = 1});
