/* SPDX-License-Identifier: Apache-2.0 */
#include "../idle.h"

TITLE("GetThreadCpuTime of a waiting thread does not grow with the caller's work.");

static void observe(JNIEnv *jni, jobject thread)
{
    say_idle_growth(thread);
}

TEST(.target = "timer.Idle", .probe = observe, .needs = {.can_get_thread_cpu_time = 1});
