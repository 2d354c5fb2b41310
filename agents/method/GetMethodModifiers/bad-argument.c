/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("GetMethodModifiers refuses bad arguments as recommended.");

static void observe(JNIEnv *jni, jobject subject)
{
    jmethodID method = static_method_id(jni, find_class(jni, "assay/Probe"), "main",
                                        "([Ljava/lang/String;)V");
    jint modifiers;
    jvmtiError error = JVMTI_ERROR_NONE;
    if (is_case("null-method"))
        error = ti(GetMethodModifiers, NULL, &modifiers);
    else
        error = ti(GetMethodModifiers, method, NULL);
    say("GetMethodModifiers: %s", error_name(error));
}

TEST(.probe = observe, .batch = true, .cases = LIST("null-method", "null-modifiers"));
