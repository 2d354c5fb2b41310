/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("GetThreadCpuTime returns NULL_POINTER for a null nanos_ptr.");

static void observe(JNIEnv *jni, jobject subject)
{
    SAY_CALL(GetThreadCpuTime, NULL, NULL);
}

TEST(.probe = observe, .needs = {.can_get_thread_cpu_time = 1});
