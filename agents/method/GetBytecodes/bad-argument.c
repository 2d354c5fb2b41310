/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("GetBytecodes refuses bad arguments as recommended.");

static void observe(JNIEnv *jni, jobject subject)
{
    jmethodID method = static_method_id(jni, find_class(jni, "assay/Probe"), "main",
                                        "([Ljava/lang/String;)V");
    jint count;
    unsigned char *bytes;
    jvmtiError error = JVMTI_ERROR_NONE;
    if (is_case("null-method"))
        error = ti(GetBytecodes, NULL, &count, &bytes);
    else if (is_case("null-count"))
        error = ti(GetBytecodes, method, NULL, &bytes);
    else
        error = ti(GetBytecodes, method, &count, NULL);
    say("GetBytecodes: %s", error_name(error));
}

TEST(.probe = observe, .needs = {.can_get_bytecodes = 1}, .batch = true,
     .cases = LIST("null-method", "null-count", "null-bytes"));
