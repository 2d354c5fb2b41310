/* SPDX-License-Identifier: Apache-2.0 */
#include "classes.h"

TITLE("IsModifiableClass is false for array and primitive classes, whatever the capabilities.");

static void observe(JNIEnv *jni, jobject samples)
{
    FOR_ARRAYS_AND_PRIMITIVES(which)
    {
        jclass klass = sample(jni, samples, which);
        jboolean answer = JNI_TRUE;
        jvmtiError error = ti(IsModifiableClass, klass, &answer);
        say("of %s: %s %s", class_name(klass), error_name(error), truth(answer));
    }
}

TEST(.target = "classes.Samples", .probe = observe,
     .wants = {
         .can_redefine_classes = 1, .can_retransform_classes = 1, .can_redefine_any_class = 1});
