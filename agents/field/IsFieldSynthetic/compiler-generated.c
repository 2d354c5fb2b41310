/* SPDX-License-Identifier: Apache-2.0 */
#include "classes.h"

TITLE("IsFieldSynthetic is true for fields that the compiler added, and false for source fields.");

static void observe(JNIEnv *jni, jobject samples)
{
    jclass klass = sample(jni, samples, SAMPLE_ENUM);
    jfieldID field;
    FOR_FIELDS(klass, field)
    {
        jboolean synthetic = 7;
        jvmtiError error = ti(IsFieldSynthetic, klass, field, &synthetic);
        say("%s: %s %s", field_name(klass, field), error_name(error), truth(synthetic));
    }
}

TEST(.target = "classes.Samples", .args = LIST("fields"), .probe = observe,
     .needs = {.can_get_synthetic_attribute = 1});
