/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("GetClassFields refuses bad arguments as recommended.");

static void observe(JNIEnv *jni, jobject subject)
{
    jclass klass = find_class(jni, "assay/Probe");
    jobject string = (*jni)->NewStringUTF(jni, "no class");
    jint count;
    jfieldID *fields;
    jvmtiError error = JVMTI_ERROR_NONE;
    if (is_case("null-class"))
        error = ti(GetClassFields, NULL, &count, &fields);
    else if (is_case("not-a-class"))
        error = ti(GetClassFields, string, &count, &fields);
    else if (is_case("null-count"))
        error = ti(GetClassFields, klass, NULL, &fields);
    else
        error = ti(GetClassFields, klass, &count, NULL);
    say("GetClassFields: %s", error_name(error));
}

TEST(.probe = observe, .batch = true,
     .cases = LIST("null-class", "not-a-class", "null-count", "null-fields"));
