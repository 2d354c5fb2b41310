/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("Without can_get_thread_cpu_time the call is refused.");

static void observe(JNIEnv *jni, jobject subject)
{
    jvmtiTimerInfo result;
    jvmtiError error = ti(GetThreadCpuTimerInfo, &result);
    say("GetThreadCpuTimerInfo: %s", error_name(error));
}

TEST(.probe = observe);
