/* SPDX-License-Identifier: Apache-2.0 */
#include "classes.h"

TITLE("IsInterface is false for array classes, also of interfaces, and for primitive classes.");

static void observe(JNIEnv *jni, jobject samples)
{
    FOR_ARRAYS_AND_PRIMITIVES(which)
    {
        jclass klass = sample(jni, samples, which);
        jboolean answer = JNI_TRUE;
        jvmtiError error = ti(IsInterface, klass, &answer);
        say("of %s: %s %s", class_name(klass), error_name(error), truth(answer));
    }
}

TEST(.target = "classes.Samples", .probe = observe);
