/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("GetLocalVariableTable returns ABSENT_INFORMATION for a class without variable tables.");

static void observe(JNIEnv *jni, jobject bare)
{
    jmethodID method = static_method_id(jni, (jclass)bare, "method", "(IJDFLjava/lang/Object;)V");
    jint count = 0;
    jvmtiLocalVariableEntry *variables = NULL;
    SAY_CALL(GetLocalVariableTable, method, &count, &variables);
}

TEST(.target = "local.WithoutTableLoader", .probe = observe,
     .needs = {.can_access_local_variables = 1});
