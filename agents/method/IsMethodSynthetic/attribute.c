/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("IsMethodSynthetic returns true for a method with the Synthetic attribute.");

static void observe(JNIEnv *jni, jobject klass)
{
    static const char *const names[] = {"generate", "write"};
    for (int i = 0; i < 2; i++) {
        jboolean synthetic = 7;
        jmethodID method = static_method_id(jni, (jclass)klass, names[i], "()I");
        jvmtiError error = ti(IsMethodSynthetic, method, &synthetic);
        say("%s: %s %s", names[i], error_name(error), truth(synthetic));
    }
}

TEST(.target = "classes.SyntheticAttribute", .probe = observe,
     .needs = {.can_get_synthetic_attribute = 1});
