/* SPDX-License-Identifier: Apache-2.0 */
#include "../variables.h"

TITLE("GetLocalInstance returns the object whose method a frame executes.");

static void observe(JNIEnv *jni, jobject subject)
{
    jobject instance = NULL;
    jvmtiError error = ti(GetLocalInstance, NULL, DEPTH_CALLEE, &instance);
    say("GetLocalInstance: %s %s", error_name(error),
        error == JVMTI_ERROR_NONE ? to_string(jni, instance) : "");
    say("local reference: %s",
        truth(error == JVMTI_ERROR_NONE
              && (*jni)->GetObjectRefType(jni, instance) == JNILocalRefType));
}

TEST(.target = "local.Variables", .probe = observe, .needs = {.can_access_local_variables = 1});
