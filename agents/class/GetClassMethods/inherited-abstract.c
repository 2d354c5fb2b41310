/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("GetClassMethods does not report interface methods that an abstract class leaves unimplemented.");

static void observe(JNIEnv *jni, jobject subject)
{
    jint count = 0;
    jmethodID *methods = NULL;
    jclass klass = find_class(jni, "classes/Miranda");
    /* This initializes the class; FindClass need not. */
    method_id(jni, klass, "<init>", "()V");
    jvmtiError error = ti(GetClassMethods, klass, &count, &methods);
    say("GetClassMethods: %s, %d methods", error_name(error), (int)count);
    for (jint i = 0; error == JVMTI_ERROR_NONE && i < readable(methods, count); i++) {
        jint flags = 0;
        must(GetMethodModifiers, methods[i], &flags);
        say("%s: %s", method_name(methods[i]), method_modifiers(flags));
    }
}

TEST(.probe = observe);
