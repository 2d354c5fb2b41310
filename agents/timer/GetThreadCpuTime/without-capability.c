/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("Without can_get_thread_cpu_time the call is refused.");

static void observe(JNIEnv *jni, jobject subject)
{
    jlong result;
    jvmtiError error = ti(GetThreadCpuTime, NULL, &result);
    say("GetThreadCpuTime: %s", error_name(error));
}

TEST(.probe = observe);
