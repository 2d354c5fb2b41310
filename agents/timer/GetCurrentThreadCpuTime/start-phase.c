/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("GetCurrentThreadCpuTime can be called from the start phase on.");

static void start(JNIEnv *jni)
{
    jlong nanos;
    say("VMStart: %s", error_name(ti(GetCurrentThreadCpuTime, &nanos)));
}

static void init(JNIEnv *jni, jthread thread)
{
    jlong nanos;
    say("VMInit: %s", error_name(ti(GetCurrentThreadCpuTime, &nanos)));
}

static void death(JNIEnv *jni)
{
    jlong nanos;
    say("VMDeath: %s", error_name(ti(GetCurrentThreadCpuTime, &nanos)));
}

TEST(.start = start, .init = init, .death = death, .needs = {.can_get_current_thread_cpu_time = 1});
