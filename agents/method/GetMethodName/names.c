/* SPDX-License-Identifier: Apache-2.0 */
#include "../sample.h"

TITLE("GetMethodName returns name, descriptor and generic signature of the class file.");

static void observe(JNIEnv *jni, jobject samples)
{
    for (size_t i = 0; i < SAMPLE_METHODS; i++) {
        char *name = NULL;
        char *signature = NULL;
        char *generic = NULL;
        jvmtiError error = ti(GetMethodName, sample_method(jni, samples, &sample_methods[i]), &name,
                              &signature, &generic);
        if (error != JVMTI_ERROR_NONE) {
            say("%s", error_name(error));
            continue;
        }
        say("%s %s %s %s", error_name(error), name, signature, quoted(generic));
        say("Deallocate: %s %s %s", error_name(ti(Deallocate, (unsigned char *)name)),
            error_name(ti(Deallocate, (unsigned char *)signature)),
            error_name(ti(Deallocate, (unsigned char *)generic)));
    }
}

TEST(.target = "classes.Samples", .probe = observe);
