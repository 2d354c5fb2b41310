/* SPDX-License-Identifier: Apache-2.0 */
#include "../sample.h"

TITLE("GetMethodModifiers returns the access flags that the class file gives the method.");

static void observe(JNIEnv *jni, jobject samples)
{
    for (size_t i = 0; i < SAMPLE_METHODS; i++) {
        jmethodID method = sample_method(jni, samples, &sample_methods[i]);
        jint flags = 0;
        jvmtiError error = ti(GetMethodModifiers, method, &flags);
        say("%s%s: %s %s", sample_methods[i].name, sample_methods[i].signature, error_name(error),
            method_modifiers(flags));
    }
}

TEST(.target = "classes.Samples", .probe = observe);
