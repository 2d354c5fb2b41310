/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("IsMethodSynthetic refuses bad arguments as recommended.");

static void observe(JNIEnv *jni, jobject subject)
{
    jmethodID method = static_method_id(jni, find_class(jni, "assay/Probe"), "main",
                                        "([Ljava/lang/String;)V");
    jboolean answer;
    jvmtiError error = JVMTI_ERROR_NONE;
    if (is_case("null-method"))
        error = ti(IsMethodSynthetic, NULL, &answer);
    else
        error = ti(IsMethodSynthetic, method, NULL);
    say("IsMethodSynthetic: %s", error_name(error));
}

TEST(.probe = observe, .needs = {.can_get_synthetic_attribute = 1}, .batch = true,
     .cases = LIST("null-method", "null-answer"));
