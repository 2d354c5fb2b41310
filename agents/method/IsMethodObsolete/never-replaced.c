/* SPDX-License-Identifier: Apache-2.0 */
#include "../sample.h"

TITLE("IsMethodObsolete returns false for a method that was never replaced.");

static void observe(JNIEnv *jni, jobject samples)
{
    for (size_t i = 0; i < SAMPLE_METHODS; i++) {
        jmethodID method = sample_method(jni, samples, &sample_methods[i]);
        jboolean obsolete = 7;
        jvmtiError error = ti(IsMethodObsolete, method, &obsolete);
        say("%s%s: %s %s", sample_methods[i].name, sample_methods[i].signature, error_name(error),
            truth(obsolete));
    }
}

TEST(.target = "classes.Samples", .probe = observe);
