/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("A thread that is not started yet, or has finished, is not alive.");

static void observe(JNIEnv *jni, jobject thread)
{
    jlong nanos;
    say("GetThreadCpuTime: %s", error_name(ti(GetThreadCpuTime, thread, &nanos)));
}

TEST(.target = "timer.NotAlive", .probe = observe, .needs = {.can_get_thread_cpu_time = 1});
