/* SPDX-License-Identifier: Apache-2.0 */
#include "../described.h"

TITLE("A function with one outgoing boolean is called as described, and gives a boolean.");

static void observe(JNIEnv *jni, jobject subject)
{
    jint count = 0;
    jvmtiExtensionFunctionInfo *functions = NULL;
    int wrong = 0;
    must(GetExtensionFunctions, &count, &functions);
    for (jint i = 0; i < count; i++) {
        const jvmtiParamInfo *only = functions[i].params;
        jboolean answer = 77;
        if (functions[i].param_count != 1 || only->kind != JVMTI_KIND_OUT
            || only->base_type != JVMTI_TYPE_JBOOLEAN)
            continue;
        jvmtiError error = functions[i].func(assay_env, &answer);
        bool listed = false;
        for (jint j = 0; j < functions[i].error_count; j++)
            listed |= functions[i].errors[j] == error;
        wrong += error == JVMTI_ERROR_NONE ? answer != JNI_TRUE && answer != JNI_FALSE : !listed;
    }
    say("wrong answers: %d", wrong);
}

TEST(.probe = observe);
