/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("GetMaxLocals refuses bad arguments as recommended.");

static void observe(JNIEnv *jni, jobject subject)
{
    jmethodID method = static_method_id(jni, find_class(jni, "assay/Probe"), "main",
                                        "([Ljava/lang/String;)V");
    jint locals;
    jvmtiError error = JVMTI_ERROR_NONE;
    if (is_case("null-method"))
        error = ti(GetMaxLocals, NULL, &locals);
    else
        error = ti(GetMaxLocals, method, NULL);
    say("GetMaxLocals: %s", error_name(error));
}

TEST(.probe = observe, .batch = true, .cases = LIST("null-method", "null-locals"));
