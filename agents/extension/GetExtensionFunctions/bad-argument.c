/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("GetExtensionFunctions returns the recommended errors for invalid arguments.");

static void observe(JNIEnv *jni, jobject subject)
{
    jint count;
    jvmtiExtensionFunctionInfo *functions;
    jvmtiError error = JVMTI_ERROR_NONE;
    if (is_case("null-count"))
        error = ti(GetExtensionFunctions, NULL, &functions);
    else
        error = ti(GetExtensionFunctions, &count, NULL);
    say("GetExtensionFunctions: %s", error_name(error));
}

TEST(.probe = observe, .batch = true, .cases = LIST("null-count", "null-functions"));
