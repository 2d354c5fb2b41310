/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("GetLocalObject reads a variable of a suspended thread.");

static void observe(JNIEnv *jni, jobject thread)
{
    jvalue value = {0};
    must(SuspendThread, thread);
    jvmtiError error = ti_if_able(GetLocalObject, thread, 1, 7, &value.l);
    say("GetLocalObject: %s %s", error_name(error),
        error == JVMTI_ERROR_NONE ? to_string(jni, value.l) : "");
    must(ResumeThread, thread);
}

TEST(.target = "local.InNativeMethod", .probe = observe,
     .needs = {.can_access_local_variables = 1, .can_suspend = 1});
