/* SPDX-License-Identifier: Apache-2.0 */
#include "../counting.h"
#include "threads.h"

TITLE("GetThreadCpuTime of a waiting thread does not grow with the caller's work.");

static void observe(JNIEnv *jni, jobject thread)
{
    jvmtiTimerInfo info;
    jlong idle_before, idle_after, own_before, own;
    must(GetThreadCpuTimerInfo, &info);
    must(GetThreadCpuTime, thread, &idle_before);
    must(GetThreadCpuTime, NULL, &own_before);
    do {
        must(GetThreadCpuTime, NULL, &own);
    } while (growth(&info, own_before, own) < MILLISECONDS(200));
    must(GetThreadCpuTime, thread, &idle_after);
    say("less than half of the caller's time: %s",
        truth(growth(&info, idle_before, idle_after) < growth(&info, own_before, own) / 2
              || info.may_skip_forward));
}

TEST(.target = "timer.Idle", .probe = observe, .needs = {.can_get_thread_cpu_time = 1});
