/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("GetLocalDouble works on the frame of a Java method that has called another.");

static void observe(JNIEnv *jni, jobject thread)
{
    jvalue value = {0};
    must(SuspendThread, thread);
    jvmtiError error = ti(GetLocalDouble, thread, 1, 5, &value.d);
    say("GetLocalDouble: %s %s", error_name(error), value_text('D', value));
    must(ResumeThread, thread);
}

TEST(.target = "local.InNativeMethod", .probe = observe, .since = 26,
     .needs = {.can_access_local_variables = 1, .can_suspend = 1});
