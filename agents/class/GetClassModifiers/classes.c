/* SPDX-License-Identifier: Apache-2.0 */
#include "classes.h"

TITLE("GetClassModifiers reports the access flags of the class.");

enum { ACC_SUPER = 0x20 };

static void observe(JNIEnv *jni, jobject samples)
{
    for (enum sample which = SAMPLE; which < SAMPLE_ARRAY; which++) {
        jint flags = 0;
        jvmtiError error = ti(GetClassModifiers, sample(jni, samples, which), &flags);
        /* Whether a JVM shows the flag that only steers invokespecial is left out. */
        say("%s: %s %s", class_name(sample(jni, samples, which)), error_name(error),
            class_modifiers(flags & ~ACC_SUPER));
    }
}

TEST(.target = "classes.Samples", .probe = observe);
