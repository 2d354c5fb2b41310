/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("A listed extension function with one outgoing boolean can be called as described.");

static void observe(JNIEnv *jni, jobject subject)
{
    jint count = 0;
    jvmtiExtensionFunctionInfo *functions = NULL;
    int called = 0, wrong = 0;
    must(GetExtensionFunctions, &count, &functions);
    for (jint i = 0; i < readable(functions, count); i++) {
        const jvmtiParamInfo *only = functions[i].params;
        jboolean answer = 77;
        if (functions[i].param_count != 1 || only == NULL || only->kind != JVMTI_KIND_OUT
            || only->base_type != JVMTI_TYPE_JBOOLEAN || functions[i].func == NULL)
            continue;
        jvmtiError error = functions[i].func(assay_env, &answer);
        bool listed = is_universal_error(error); /* a list leaves these out */
        called++;
        for (jint j = 0; j < readable(functions[i].errors, functions[i].error_count); j++)
            listed |= functions[i].errors[j] == error;
        wrong += error == JVMTI_ERROR_NONE ? answer != JNI_TRUE && answer != JNI_FALSE : !listed;
    }
    if (called == 0)
        inapplicable("no extension function has one parameter, an outgoing boolean");
    say("wrong answers: %d", wrong);
}

TEST(.probe = observe);
