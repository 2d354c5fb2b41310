/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("GetThreadCpuTimerInfo returns NULL_POINTER for a null info_ptr.");

static void observe(JNIEnv *jni, jobject subject)
{
    SAY_CALL(GetThreadCpuTimerInfo, NULL);
}

TEST(.probe = observe, .needs = {.can_get_thread_cpu_time = 1});
