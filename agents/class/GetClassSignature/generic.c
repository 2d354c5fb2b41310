/* SPDX-License-Identifier: Apache-2.0 */
#include "classes.h"

TITLE("GetClassSignature reports the Signature attribute as generic signature, or null without one.");

static void observe(JNIEnv *jni, jobject samples)
{
    for (enum sample which = SAMPLE; which < SAMPLE_COUNT; which++) {
        char *generic = NULL;
        jvmtiError error = ti(GetClassSignature, sample(jni, samples, which), NULL, &generic);
        if (error != JVMTI_ERROR_NONE)
            generic = NULL;
        say("of %s: %s %s", class_name(sample(jni, samples, which)), error_name(error),
            quoted(generic));
        error = ti(Deallocate, (unsigned char *)generic);
        if (error != JVMTI_ERROR_NONE)
            say("Deallocate: %s", error_name(error));
    }
    jvmtiError error = ti(GetClassSignature, sample(jni, samples, SAMPLE), NULL, NULL);
    say("neither asked for: %s", error_name(error));
}

TEST(.target = "classes.Samples", .probe = observe);
