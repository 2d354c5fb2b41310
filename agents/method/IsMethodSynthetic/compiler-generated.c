/* SPDX-License-Identifier: Apache-2.0 */
#include "../sample.h"

TITLE("IsMethodSynthetic distinguishes compiler-generated methods from methods of the source.");

static void observe(JNIEnv *jni, jobject samples)
{
    for (size_t i = 0; i < SAMPLE_METHODS; i++) {
        jmethodID method = sample_method(jni, samples, &sample_methods[i]);
        jboolean synthetic = 7;
        jvmtiError error = ti(IsMethodSynthetic, method, &synthetic);
        say("%s%s: %s %s", sample_methods[i].name, sample_methods[i].signature, error_name(error),
            truth(synthetic));
    }
}

TEST(.target = "classes.Samples", .probe = observe, .needs = {.can_get_synthetic_attribute = 1});
