/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("IsFieldSynthetic refuses bad arguments as recommended.");

static void observe(JNIEnv *jni, jobject subject)
{
    jclass klass = find_class(jni, "assay/Subjects");
    jfieldID field = static_field_id(jni, klass, "number", "I");
    jobject string = (*jni)->NewStringUTF(jni, "no class");
    jboolean answer;
    jvmtiError error = JVMTI_ERROR_NONE;
    if (is_case("null-class"))
        error = ti(IsFieldSynthetic, NULL, field, &answer);
    else if (is_case("not-a-class"))
        error = ti(IsFieldSynthetic, string, field, &answer);
    else if (is_case("null-field"))
        error = ti(IsFieldSynthetic, klass, NULL, &answer);
    else
        error = ti(IsFieldSynthetic, klass, field, NULL);
    say("IsFieldSynthetic: %s", error_name(error));
}

TEST(.probe = observe, .needs = {.can_get_synthetic_attribute = 1}, .batch = true,
     .cases = LIST("null-class", "not-a-class", "null-field", "null-answer"));
