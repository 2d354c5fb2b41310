/* SPDX-License-Identifier: Apache-2.0 */
#include "classes.h"

TITLE("IsArrayClass is true for array classes and for no others.");

static void observe(JNIEnv *jni, jobject samples)
{
    for (enum sample which = SAMPLE; which < SAMPLE_COUNT; which++) {
        jclass klass = sample(jni, samples, which);
        jboolean answer = 7;
        jvmtiError error = ti(IsArrayClass, klass, &answer);
        say("of %s: %s %s", class_name(klass), error_name(error), truth(answer));
    }
}

TEST(.target = "classes.Samples", .probe = observe);
