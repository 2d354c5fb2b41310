/* SPDX-License-Identifier: Apache-2.0 */
#include "../sample.h"

TITLE("GetLineNumberTable returns NATIVE_METHOD for a native method.");

static void observe(JNIEnv *jni, jobject samples)
{
    jint count = 0;
    jvmtiLineNumberEntry *lines = NULL;
    jvmtiError error = ti(GetLineNumberTable, named_method(jni, samples, "outside"), &count,
                          &lines);
    say("GetLineNumberTable: %s", error_name(error));
}

TEST(.target = "classes.Samples", .probe = observe, .needs = {.can_get_line_numbers = 1});
