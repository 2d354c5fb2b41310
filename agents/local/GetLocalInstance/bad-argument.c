/* SPDX-License-Identifier: Apache-2.0 */
#include "../variables.h"

TITLE("GetLocalInstance returns the recommended errors for invalid arguments.");

static void observe(JNIEnv *jni, jobject subject)
{
    jobject value = NULL;
    jvmtiError error = JVMTI_ERROR_NONE;
    if (is_case("static-frame"))
        error = ti(GetLocalInstance, NULL, DEPTH_CALLER, &value);
    else if (is_case("static-native-frame"))
        error = ti(GetLocalInstance, NULL, DEPTH_PROBE, &value);
    else if (is_case("negative-depth"))
        error = ti(GetLocalInstance, NULL, -1, &value);
    else if (is_case("null-value"))
        error = ti(GetLocalInstance, NULL, DEPTH_CALLEE, NULL);
    else
        error = ti(GetLocalInstance, (jthread)subject, DEPTH_CALLEE, &value);
    say("GetLocalInstance: %s", error_name(error));
}

TEST(.target = "local.Variables", .probe = observe, .needs = {.can_access_local_variables = 1},
     .batch = true,
     .cases = LIST("static-frame", "static-native-frame", "negative-depth", "null-value",
                   "no-thread"));
