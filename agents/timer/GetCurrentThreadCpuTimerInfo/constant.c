/* SPDX-License-Identifier: Apache-2.0 */
#include "threads.h"

TITLE("GetCurrentThreadCpuTimerInfo describes one CPU timer for all threads, which never changes.");

static jvmtiTimerInfo first;

static void observe(const char *where)
{
    jvmtiTimerInfo info = {0};
    jvmtiError error = ti(GetCurrentThreadCpuTimerInfo, &info);
    if (strcmp(where, "VMStart") == 0)
        first = info;
    say("%s: GetCurrentThreadCpuTimerInfo: %s %s, as at first: %s", where, error_name(error),
        timer_kind(info.kind), truth(same_timer(&info, &first)));
}

static void start(JNIEnv *jni)
{
    observe("VMStart");
}

static void probe(JNIEnv *jni, jobject subject)
{
    observe("live");
}

TEST(.target = "timer.TwoThreads", .start = start, .probe = probe,
     .needs = {.can_get_current_thread_cpu_time = 1});
