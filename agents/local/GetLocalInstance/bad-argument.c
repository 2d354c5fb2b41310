/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("GetLocalInstance refuses bad arguments as recommended.");

static void observe(JNIEnv *jni, jobject thread)
{
    jobject value;
    jvmtiError error = JVMTI_ERROR_NONE;
    if (is_case("negative-depth"))
        error = ti(GetLocalInstance, NULL, -1, &value);
    else if (is_case("static-method"))
        error = ti(GetLocalInstance, NULL, 1, &value);
    else if (is_case("not-a-thread"))
        error = ti(GetLocalInstance, find_class(jni, "assay/Subjects"), 0, &value);
    else
        error = ti(GetLocalInstance, NULL, 1, NULL);
    say("GetLocalInstance: %s", error_name(error));
}

TEST(.target = "assay.Subjects", .probe = observe, .needs = {.can_access_local_variables = 1},
     .cases = LIST("negative-depth", "static-method", "not-a-thread", "null-value"));
