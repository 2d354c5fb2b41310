/* SPDX-License-Identifier: Apache-2.0 */
#include <stdint.h>

#include "assay.h"

TITLE("GetCurrentThreadCpuTime stays within the max_value of its timer, an unsigned number.");

static void observe(JNIEnv *jni, jobject subject)
{
    jvmtiTimerInfo info = {0};
    jlong nanos = 0;
    must(GetCurrentThreadCpuTimerInfo, &info);
    while (nanos == 0)
        must(GetCurrentThreadCpuTime, &nanos);
    say("within the maximum: %s", truth((uint64_t)nanos <= (uint64_t)info.max_value));
}

TEST(.probe = observe, .needs = {.can_get_current_thread_cpu_time = 1});
