/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("GetFieldModifiers refuses bad arguments as recommended.");

static void observe(JNIEnv *jni, jobject subject)
{
    jclass klass = find_class(jni, "assay/Subjects");
    jfieldID field = static_field_id(jni, klass, "number", "I");
    jobject string = (*jni)->NewStringUTF(jni, "no class");
    jint modifiers;
    jvmtiError error = JVMTI_ERROR_NONE;
    if (is_case("null-class"))
        error = ti(GetFieldModifiers, NULL, field, &modifiers);
    else if (is_case("not-a-class"))
        error = ti(GetFieldModifiers, string, field, &modifiers);
    else if (is_case("null-field"))
        error = ti(GetFieldModifiers, klass, NULL, &modifiers);
    else
        error = ti(GetFieldModifiers, klass, field, NULL);
    say("GetFieldModifiers: %s", error_name(error));
}

TEST(.probe = observe, .batch = true,
     .cases = LIST("null-class", "not-a-class", "null-field", "null-modifiers"));
