/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("GetThreadCpuTime answers for a virtual thread or returns UNSUPPORTED_OPERATION.");

static void observe(JNIEnv *jni, jobject thread)
{
    jlong nanos;
    jvmtiError error = ti(GetThreadCpuTime, thread, &nanos);
    jvmtiError error_by_null = ti(GetThreadCpuTime, NULL, &nanos);
    say("by reference: %s", error_name(error));
    say("by null: %s", error_by_null == error ? "the same" : error_name(error_by_null));
}

TEST(.target = "timer.Virtual", .probe = observe, .since = 21,
     .needs = {.can_get_thread_cpu_time = 1});
