/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("The CPU time of a virtual thread is given, or declared unsupported.");

static void observe(JNIEnv *jni, jobject thread)
{
    jlong nanos;
    say("GetCurrentThreadCpuTime: %s", error_name(ti(GetCurrentThreadCpuTime, &nanos)));
}

TEST(.target = "timer.Virtual", .probe = observe, .since = 21,
     .needs = {.can_get_current_thread_cpu_time = 1});
