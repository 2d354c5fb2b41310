/* SPDX-License-Identifier: Apache-2.0 */
#include "../sample.h"

TITLE("GetMethodDeclaringClass returns the class that declares the method.");

static void observe(JNIEnv *jni, jobject samples)
{
    for (size_t i = 0; i < SAMPLE_METHODS; i++) {
        jmethodID method = sample_method(jni, samples, &sample_methods[i]);
        jclass klass = NULL;
        jvmtiError error = ti(GetMethodDeclaringClass, method, &klass);
        say("%s%s: %s %s", sample_methods[i].name, sample_methods[i].signature, error_name(error),
            error == JVMTI_ERROR_NONE ? class_name(klass) : "");
    }
}

TEST(.target = "classes.Samples", .probe = observe);
