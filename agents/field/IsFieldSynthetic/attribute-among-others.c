/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("IsFieldSynthetic is true for the Synthetic attribute before and after other attributes.");

static void observe(JNIEnv *jni, jobject klass)
{
    static const char *const names[] = {"constantSynthetic",   "syntheticConstant",
                                        "deprecatedSynthetic", "syntheticDeprecated",
                                        "unknownSynthetic",    "constantDeprecated"};
    for (int i = 0; i < 6; i++) {
        jboolean synthetic = 7;
        jfieldID field = static_field_id(jni, (jclass)klass, names[i], "I");
        jvmtiError error = ti(IsFieldSynthetic, (jclass)klass, field, &synthetic);
        say("%s: %s %s", names[i], error_name(error), truth(synthetic));
    }
}

TEST(.target = "classfile.SyntheticAmongOthers", .probe = observe,
     .needs = {.can_get_synthetic_attribute = 1});
