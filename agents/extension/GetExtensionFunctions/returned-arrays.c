/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("Deallocate frees an array that an extension function allocated.");

/* Functions with one outgoing parameter, an array, can be called without knowing them. */
static void observe(JNIEnv *jni, jobject subject)
{
    jint count = 0;
    jvmtiExtensionFunctionInfo *functions = NULL;
    int arrays = 0, refused = 0;
    must(GetExtensionFunctions, &count, &functions);
    for (jint i = 0; i < readable(functions, count); i++) {
        unsigned char *array = NULL;
        if (functions[i].param_count != 1 || functions[i].params == NULL
            || functions[i].params[0].kind != JVMTI_KIND_ALLOC_BUF || functions[i].func == NULL
            || functions[i].func(assay_env, &array) != JVMTI_ERROR_NONE)
            continue;
        arrays++;
        refused += ti(Deallocate, array) != JVMTI_ERROR_NONE;
    }
    if (arrays == 0)
        inapplicable("no extension function can be called unknown that gives an array");
    say("arrays that Deallocate refuses: %d", refused);
}

TEST(.probe = observe);
