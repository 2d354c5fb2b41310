/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("IsFieldSynthetic is true for a field with the Synthetic attribute instead of the flag.");

static void observe(JNIEnv *jni, jobject klass)
{
    static const char *const names[] = {"generated", "written"};
    for (int i = 0; i < 2; i++) {
        jboolean synthetic = 7;
        jfieldID field = static_field_id(jni, (jclass)klass, names[i], "I");
        jvmtiError error = ti(IsFieldSynthetic, (jclass)klass, field, &synthetic);
        say("%s: %s %s", names[i], error_name(error), truth(synthetic));
    }
}

TEST(.target = "classes.SyntheticAttribute", .probe = observe,
     .needs = {.can_get_synthetic_attribute = 1});
