/* SPDX-License-Identifier: Apache-2.0 */
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
    } while (own - own_before < MILLISECONDS(200));
    must(GetThreadCpuTime, thread, &idle_after);
    say("less than half of the caller's time: %s",
        truth(idle_after - idle_before < (own - own_before) / 2 || info.may_skip_forward));
}

TEST(.target = "timer.Idle", .probe = observe, .needs = {.can_get_thread_cpu_time = 1});
