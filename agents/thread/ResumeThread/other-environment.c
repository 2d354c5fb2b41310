/* SPDX-License-Identifier: Apache-2.0 */
#include "threads.h"

TITLE("ResumeThread resumes a thread that another environment suspended.");

static void observe(JNIEnv *jni, jobject threads)
{
    jvmtiCapabilities needed = {.can_suspend = 1};
    jvmtiEnv *second = new_environment();
    jthread thread = thread_at(jni, threads, 0);
    must(SuspendThread, thread);
    /* A JVM may give the capability to one environment at a time. What becomes of the thread if
     * the first one gives it up is not said. */
    jvmtiError error = ti_in(second, AddCapabilities, &needed);
    say("AddCapabilities: %s", error_name(error));
    if (error != JVMTI_ERROR_NONE) {
        must(ResumeThread, thread);
        return;
    }
    SAY_CALL_IN(second, SuspendThread, thread);
    say_counting(jni, threads);
    SAY_CALL_IN(second, ResumeThread, thread);
    say_counting(jni, threads);
    SAY_CALL_IN(second, ResumeThread, thread);
}

TEST(.target = "thread.Counting", .args = LIST("1"), .probe = observe, .needs = {.can_suspend = 1});
