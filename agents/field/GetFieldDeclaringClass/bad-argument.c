/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("GetFieldDeclaringClass refuses bad arguments as recommended.");

static void observe(JNIEnv *jni, jobject subject)
{
    jclass klass = find_class(jni, "assay/Subjects");
    jfieldID field = static_field_id(jni, klass, "number", "I");
    jobject string = (*jni)->NewStringUTF(jni, "no class");
    jclass declaring;
    jvmtiError error = JVMTI_ERROR_NONE;
    if (is_case("null-class"))
        error = ti(GetFieldDeclaringClass, NULL, field, &declaring);
    else if (is_case("not-a-class"))
        error = ti(GetFieldDeclaringClass, string, field, &declaring);
    else if (is_case("null-field"))
        error = ti(GetFieldDeclaringClass, klass, NULL, &declaring);
    else
        error = ti(GetFieldDeclaringClass, klass, field, NULL);
    say("GetFieldDeclaringClass: %s", error_name(error));
}

TEST(.probe = observe, .batch = true,
     .cases = LIST("null-class", "not-a-class", "null-field", "null-declaring"));
