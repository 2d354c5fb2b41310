/* SPDX-License-Identifier: Apache-2.0 */
#include "../idle.h"

TITLE("GetThreadCpuTime of a suspended thread does not grow with the caller's work.");

static void observe(JNIEnv *jni, jobject thread)
{
    SAY_CALL(SuspendThread, thread);
    say_idle_growth(thread);
    SAY_CALL(ResumeThread, thread);
}

TEST(.target = "timer.Idle", .probe = observe,
     .needs = {.can_get_thread_cpu_time = 1, .can_suspend = 1});
