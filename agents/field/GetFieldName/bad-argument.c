/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("GetFieldName refuses bad arguments as recommended.");

static void observe(JNIEnv *jni, jobject subject)
{
    jclass klass = find_class(jni, "assay/Subjects");
    jfieldID field = static_field_id(jni, klass, "number", "I");
    jobject string = (*jni)->NewStringUTF(jni, "no class");
    char *name;
    jvmtiError error = JVMTI_ERROR_NONE;
    if (is_case("null-class"))
        error = ti(GetFieldName, NULL, field, &name, NULL, NULL);
    else if (is_case("not-a-class"))
        error = ti(GetFieldName, string, field, &name, NULL, NULL);
    else
        error = ti(GetFieldName, klass, NULL, &name, NULL, NULL);
    say("GetFieldName: %s", error_name(error));
}

TEST(.probe = observe, .batch = true, .cases = LIST("null-class", "not-a-class", "null-field"));
