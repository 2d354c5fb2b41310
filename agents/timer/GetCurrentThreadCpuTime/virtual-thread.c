/* SPDX-License-Identifier: Apache-2.0 */
#include "../counting.h"

TITLE("GetCurrentThreadCpuTime counts on a virtual thread or returns UNSUPPORTED_OPERATION.");

static void observe(JNIEnv *jni, jobject thread)
{
    jvmtiTimerInfo info = {0};
    struct timespec beginning = {0};
    jlong first = 0, now = 0;
    must(GetCurrentThreadCpuTimerInfo, &info);
    jvmtiError error = ti(GetCurrentThreadCpuTime, &first);
    say("GetCurrentThreadCpuTime: %s", error_name(error));
    if (error != JVMTI_ERROR_NONE)
        return;
    do
        must(GetCurrentThreadCpuTime, &now);
    while (growth(&info, first, now) == 0 && wait_goes_on(&beginning));
    say("grows: %s", truth(growth(&info, first, now) > 0));
}

TEST(.target = "timer.Virtual", .probe = observe, .since = 21,
     .needs = {.can_get_current_thread_cpu_time = 1});
