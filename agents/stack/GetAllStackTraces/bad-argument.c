/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("GetAllStackTraces returns the recommended errors for invalid arguments.");

static void observe(JNIEnv *jni, jobject thread)
{
    jvmtiStackInfo *stacks = NULL;
    jint count = 0;
    jvmtiError error = JVMTI_ERROR_NONE;
    if (is_case("negative-maximum"))
        error = ti(GetAllStackTraces, -1, &stacks, &count);
    else if (is_case("null-result"))
        error = ti(GetAllStackTraces, 1, NULL, &count);
    else
        error = ti(GetAllStackTraces, 1, &stacks, NULL);
    say("GetAllStackTraces: %s", error_name(error));
}

TEST(.probe = observe, .batch = true,
     .cases = LIST("negative-maximum", "null-result", "null-count"));
