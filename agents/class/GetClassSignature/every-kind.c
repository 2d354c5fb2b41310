/* SPDX-License-Identifier: Apache-2.0 */
#include "classes.h"

TITLE("GetClassSignature reports the type signatures of ordinary, array and primitive classes.");

static void observe(JNIEnv *jni, jobject samples)
{
    for (enum sample which = SAMPLE; which < SAMPLE_COUNT; which++) {
        char *signature = NULL;
        jvmtiError error = ti(GetClassSignature, sample(jni, samples, which), &signature, NULL);
        if (error != JVMTI_ERROR_NONE) {
            say("%s", error_name(error));
            continue;
        }
        say("%s %s", error_name(error), signature);
        SAY_CALL(Deallocate, (unsigned char *)signature);
    }
}

TEST(.target = "classes.Samples", .probe = observe);
