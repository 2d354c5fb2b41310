/* SPDX-License-Identifier: Apache-2.0 */
#include "../sample.h"

TITLE("IsMethodNative distinguishes native methods from methods with code.");

static void observe(JNIEnv *jni, jobject samples)
{
    for (size_t i = 0; i < SAMPLE_METHODS; i++) {
        jmethodID method = sample_method(jni, samples, &sample_methods[i]);
        jboolean native = 7;
        jvmtiError error = ti(IsMethodNative, method, &native);
        say("%s%s: %s %s", sample_methods[i].name, sample_methods[i].signature, error_name(error),
            truth(native));
    }
}

TEST(.target = "classes.Samples", .probe = observe);
