/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("GetCurrentThreadCpuTimerInfo returns NULL_POINTER for a null info_ptr.");

static void observe(JNIEnv *jni, jobject subject)
{
    SAY_CALL(GetCurrentThreadCpuTimerInfo, NULL);
}

TEST(.probe = observe, .needs = {.can_get_current_thread_cpu_time = 1});
