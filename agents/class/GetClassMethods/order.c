/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("GetClassMethods maintains the order of the class file with the optional capability.");

static void observe(JNIEnv *jni, jobject subject)
{
    jint count = 0;
    jmethodID *methods = NULL;
    jclass klass = find_class(jni, "classes/Ordered");
    /* This initializes the class; FindClass need not. */
    method_id(jni, klass, "<init>", "()V");
    jvmtiError error = ti(GetClassMethods, klass, &count, &methods);
    say("GetClassMethods: %s", error_name(error));
    if (error != JVMTI_ERROR_NONE)
        return;
    for (jint i = 0; i < readable(methods, count); i++)
        say("%s", method_name(methods[i]));
    release(methods);
}

TEST(.probe = observe, .needs = {.can_maintain_original_method_order = 1});
