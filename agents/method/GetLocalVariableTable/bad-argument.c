/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("GetLocalVariableTable refuses bad arguments as recommended.");

static void observe(JNIEnv *jni, jobject subject)
{
    jmethodID method = static_method_id(jni, find_class(jni, "local/Variables"), "caller",
                                        "(IJLjava/lang/Object;)V");
    jint count = 0;
    jvmtiLocalVariableEntry *variables = NULL;
    jvmtiError error = JVMTI_ERROR_NONE;
    if (is_case("null-method"))
        error = ti(GetLocalVariableTable, NULL, &count, &variables);
    else if (is_case("null-count"))
        error = ti(GetLocalVariableTable, method, NULL, &variables);
    else
        error = ti(GetLocalVariableTable, method, &count, NULL);
    say("GetLocalVariableTable: %s", error_name(error));
}

TEST(.target = "local.Variables", .probe = observe, .needs = {.can_access_local_variables = 1},
     .batch = true, .cases = LIST("null-method", "null-count", "null-table"));
