/* SPDX-License-Identifier: Apache-2.0 */
#include "../sample.h"

TITLE("GetLocalVariableTable returns NATIVE_METHOD for a native method.");

static void observe(JNIEnv *jni, jobject samples)
{
    jint count = 0;
    jvmtiLocalVariableEntry *variables = NULL;
    jvmtiError error = ti(GetLocalVariableTable, named_method(jni, samples, "outside"), &count,
                          &variables);
    say("GetLocalVariableTable: %s", error_name(error));
}

TEST(.target = "classes.Samples", .probe = observe, .needs = {.can_access_local_variables = 1});
