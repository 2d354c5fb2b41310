/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("GetLocalInstance returns the object of a suspended thread's frame.");

static void observe(JNIEnv *jni, jobject thread)
{
    jobject instance = NULL;
    must(SuspendThread, thread);
    jvmtiError error = ti(GetLocalInstance, thread, 1, &instance);
    say("GetLocalInstance: %s %s", error_name(error),
        error == JVMTI_ERROR_NONE ? to_string(jni, instance) : "");
    must(ResumeThread, thread);
}

TEST(.target = "local.InNativeMethod", .probe = observe,
     .needs = {.can_access_local_variables = 1, .can_suspend = 1});
