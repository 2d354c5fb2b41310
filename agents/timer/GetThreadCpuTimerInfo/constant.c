/* SPDX-License-Identifier: Apache-2.0 */
#include "threads.h"

TITLE("GetThreadCpuTimerInfo describes one CPU timer for all threads, which never changes.");

static jvmtiTimerInfo first;

static void observe(const char *where)
{
    jvmtiTimerInfo info = {0};
    jvmtiError error = ti(GetThreadCpuTimerInfo, &info);
    if (strcmp(where, "VMInit") == 0)
        first = info;
    say("%s: GetThreadCpuTimerInfo: %s %s, as at first: %s", where, error_name(error),
        timer_kind(info.kind), truth(same_timer(&info, &first)));
}

static void init(JNIEnv *jni, jthread thread)
{
    observe("VMInit");
}

static void probe(JNIEnv *jni, jobject subject)
{
    observe("later");
}

static void death(JNIEnv *jni)
{
    observe("VMDeath");
}

TEST(.target = "timer.TwoThreads", .init = init, .probe = probe, .death = death,
     .needs = {.can_get_thread_cpu_time = 1});
