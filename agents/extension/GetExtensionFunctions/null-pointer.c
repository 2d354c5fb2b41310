/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("GetExtensionFunctions returns NULL_POINTER for a null pointer.");

static void observe(JNIEnv *jni, jobject subject)
{
    jint count;
    jvmtiExtensionFunctionInfo *list;
    say("GetExtensionFunctions: %s",
        error_name(is_case("count") ? ti(GetExtensionFunctions, NULL, &list)
                                    : ti(GetExtensionFunctions, &count, NULL)));
}

TEST(.probe = observe, .batch = true, .cases = LIST("count", "list"));
