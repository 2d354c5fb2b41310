/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("GetLineNumberTable refuses bad arguments as recommended.");

static void observe(JNIEnv *jni, jobject subject)
{
    jmethodID method = static_method_id(jni, find_class(jni, "assay/Probe"), "main",
                                        "([Ljava/lang/String;)V");
    jint count;
    jvmtiLineNumberEntry *lines;
    jvmtiError error = JVMTI_ERROR_NONE;
    if (is_case("null-method"))
        error = ti(GetLineNumberTable, NULL, &count, &lines);
    else if (is_case("null-count"))
        error = ti(GetLineNumberTable, method, NULL, &lines);
    else
        error = ti(GetLineNumberTable, method, &count, NULL);
    say("GetLineNumberTable: %s", error_name(error));
}

TEST(.probe = observe, .needs = {.can_get_line_numbers = 1}, .batch = true,
     .cases = LIST("null-method", "null-count", "null-lines"));
