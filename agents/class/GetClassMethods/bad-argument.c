/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("GetClassMethods refuses bad arguments as recommended.");

static void observe(JNIEnv *jni, jobject subject)
{
    jclass klass = find_class(jni, "assay/Probe");
    jobject string = (*jni)->NewStringUTF(jni, "no class");
    jint count;
    jmethodID *methods;
    jvmtiError error = JVMTI_ERROR_NONE;
    if (is_case("null-class"))
        error = ti(GetClassMethods, NULL, &count, &methods);
    else if (is_case("not-a-class"))
        error = ti(GetClassMethods, string, &count, &methods);
    else if (is_case("null-count"))
        error = ti(GetClassMethods, klass, NULL, &methods);
    else
        error = ti(GetClassMethods, klass, &count, NULL);
    say("GetClassMethods: %s", error_name(error));
}

TEST(.probe = observe, .batch = true,
     .cases = LIST("null-class", "not-a-class", "null-count", "null-methods"));
