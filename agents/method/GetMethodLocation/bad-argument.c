/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("GetMethodLocation refuses bad arguments as recommended.");

static void observe(JNIEnv *jni, jobject subject)
{
    jmethodID method = static_method_id(jni, find_class(jni, "assay/Probe"), "main",
                                        "([Ljava/lang/String;)V");
    jlocation first;
    jlocation last;
    jvmtiError error = JVMTI_ERROR_NONE;
    if (is_case("null-method"))
        error = ti(GetMethodLocation, NULL, &first, &last);
    else if (is_case("null-first"))
        error = ti(GetMethodLocation, method, NULL, &last);
    else
        error = ti(GetMethodLocation, method, &first, NULL);
    say("GetMethodLocation: %s", error_name(error));
}

TEST(.probe = observe, .batch = true, .cases = LIST("null-method", "null-first", "null-last"));
