/* SPDX-License-Identifier: Apache-2.0 */
#include "classes.h"

TITLE("GetClassVersionNumbers refuses array and primitive classes.");

static void observe(JNIEnv *jni, jobject samples)
{
    FOR_ARRAYS_AND_PRIMITIVES(which)
    {
        jclass klass = sample(jni, samples, which);
        jint minor = 0;
        jint major = 0;
        jvmtiError error = ti(GetClassVersionNumbers, klass, &minor, &major);
        say("of %s: %s", class_name(klass), error_name(error));
    }
}

TEST(.target = "classes.Samples", .probe = observe);
