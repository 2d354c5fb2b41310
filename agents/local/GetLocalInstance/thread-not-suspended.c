/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("GetLocalInstance requires other threads to be suspended, since version 21.");

static void observe(JNIEnv *jni, jobject thread)
{
    jobject value = NULL;
    SAY_CALL(GetLocalInstance, thread, 1, &value);
    must(SuspendThread, thread);
    jvmtiError error = ti(GetLocalInstance, thread, 1, &value);
    say("suspended: %s %s", error_name(error),
        error == JVMTI_ERROR_NONE ? to_string(jni, value) : "");
    must(ResumeThread, thread);
    SAY_CALL(GetLocalInstance, thread, 1, &value);
}

TEST(.target = "local.InNativeMethod", .probe = observe, .since = 21,
     .needs = {.can_access_local_variables = 1, .can_suspend = 1});
