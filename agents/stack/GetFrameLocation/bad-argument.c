/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("GetFrameLocation returns the recommended errors for invalid arguments.");

static void observe(JNIEnv *jni, jobject thread)
{
    jmethodID method = NULL;
    jlocation location = 0;
    jvmtiError error = JVMTI_ERROR_NONE;
    if (is_case("negative-depth"))
        error = ti(GetFrameLocation, thread, -1, &method, &location);
    else if (is_case("null-method"))
        error = ti(GetFrameLocation, thread, 0, NULL, &location);
    else if (is_case("null-location"))
        error = ti(GetFrameLocation, thread, 0, &method, NULL);
    else
        error = ti(GetFrameLocation, (jthread)(*jni)->GetObjectClass(jni, thread), 0, &method,
                   &location);
    say("GetFrameLocation: %s", error_name(error));
}

TEST(.target = "stack.Nested", .probe = observe, .batch = true,
     .cases = LIST("negative-depth", "null-method", "null-location", "no-thread"));
