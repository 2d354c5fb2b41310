/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("GetThreadCpuTime answers for a virtual thread or returns UNSUPPORTED_OPERATION.");

static void observe(JNIEnv *jni, jobject thread)
{
    jlong nanos;
    say("by reference: %s", error_name(ti(GetThreadCpuTime, thread, &nanos)));
    say("by null: %s", error_name(ti(GetThreadCpuTime, NULL, &nanos)));
}

TEST(.target = "timer.Virtual", .probe = observe, .since = 21,
     .needs = {.can_get_thread_cpu_time = 1});
