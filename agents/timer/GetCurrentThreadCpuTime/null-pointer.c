/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("GetCurrentThreadCpuTime returns NULL_POINTER for a null nanos_ptr.");

static void observe(JNIEnv *jni, jobject subject)
{
    SAY_CALL(GetCurrentThreadCpuTime, NULL);
}

TEST(.probe = observe, .needs = {.can_get_current_thread_cpu_time = 1});
