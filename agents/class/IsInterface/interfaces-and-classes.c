/* SPDX-License-Identifier: Apache-2.0 */
#include "classes.h"

TITLE("IsInterface is true for interfaces and annotation types, and false for classes and enums.");

static void observe(JNIEnv *jni, jobject samples)
{
    for (enum sample which = SAMPLE; which < SAMPLE_ARRAY; which++) {
        jclass klass = sample(jni, samples, which);
        jboolean answer = 7;
        jvmtiError error = ti(IsInterface, klass, &answer);
        say("of %s: %s %s", class_name(klass), error_name(error), truth(answer));
    }
}

TEST(.target = "classes.Samples", .probe = observe);
