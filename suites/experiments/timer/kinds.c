/* SPDX-License-Identifier: Apache-2.0 */
#include "experiment.h"

QUESTION("What do the timers report about themselves?");
PASSAGES("GetTimerInfo, GetCurrentThreadCpuTimerInfo, GetThreadCpuTimerInfo: jvmtiTimerInfo.");
WHY("Whether times can jump, and of what they are the time, decides what they can be used for.");

static void tell(const char *timer, jvmtiError error, const jvmtiTimerInfo *info)
{
    if (error != JVMTI_ERROR_NONE)
        say("%s: %s", timer, error_name(error));
    else
        say("%s: %s, maximum %#llx, %s forward, %s backward", timer, timer_kind(info->kind),
            (unsigned long long)info->max_value, info->may_skip_forward ? "may skip" : "no skip",
            info->may_skip_backward ? "may skip" : "no skip");
}

static void observe(JNIEnv *jni, jobject subject)
{
    jvmtiTimerInfo info = {0};
    tell("GetTime", ti(GetTimerInfo, &info), &info);
    tell("GetCurrentThreadCpuTime", ti(GetCurrentThreadCpuTimerInfo, &info), &info);
    tell("GetThreadCpuTime", ti(GetThreadCpuTimerInfo, &info), &info);
}

ASK(.probe = observe,
    .wants = {.can_get_current_thread_cpu_time = 1, .can_get_thread_cpu_time = 1});
