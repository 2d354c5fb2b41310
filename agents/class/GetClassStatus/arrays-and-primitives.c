/* SPDX-License-Identifier: Apache-2.0 */
#include "classes.h"

TITLE("GetClassStatus reports ARRAY alone for an array and PRIMITIVE alone for a primitive class.");

static void observe(JNIEnv *jni, jobject samples)
{
    FOR_ARRAYS_AND_PRIMITIVES(which)
    {
        jint status = 0;
        jvmtiError error = ti(GetClassStatus, sample(jni, samples, which), &status);
        say("of %s: %s %s", class_name(sample(jni, samples, which)), error_name(error),
            class_status(status));
    }
}

TEST(.target = "classes.Samples", .probe = observe);
