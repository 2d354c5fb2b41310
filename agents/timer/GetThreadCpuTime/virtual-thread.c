/* SPDX-License-Identifier: Apache-2.0 */
#include "../counting.h"

TITLE("GetThreadCpuTime counts the work of a virtual thread or returns UNSUPPORTED_OPERATION.");

static void say_time_of(jthread thread, const char *how)
{
    jvmtiTimerInfo info = {0};
    struct timespec beginning = {0};
    jlong first = 0, now = 0;
    must(GetThreadCpuTimerInfo, &info);
    jvmtiError error = ti(GetThreadCpuTime, thread, &first);
    say("%s: %s", how, error_name(error));
    if (error != JVMTI_ERROR_NONE)
        return;
    do
        must(GetThreadCpuTime, thread, &now);
    while (growth(&info, first, now) == 0 && wait_goes_on(&beginning));
    say("%s: grows: %s", how, truth(growth(&info, first, now) > 0));
}

static void observe(JNIEnv *jni, jobject thread)
{
    say_time_of(thread, "by reference");
    say_time_of(NULL, "by null");
}

TEST(.target = "timer.Virtual", .probe = observe, .since = 21,
     .needs = {.can_get_thread_cpu_time = 1});
