/* SPDX-License-Identifier: Apache-2.0 */
#include "classes.h"

TITLE("GetClassMethods reports no methods for array and primitive classes.");

static void observe(JNIEnv *jni, jobject samples)
{
    FOR_ARRAYS_AND_PRIMITIVES(which)
    {
        jclass klass = sample(jni, samples, which);
        jint count = -1;
        jmethodID *methods = NULL;
        jvmtiError error = ti(GetClassMethods, klass, &count, &methods);
        say("of %s: %s %d", class_name(klass), error_name(error), (int)count);
    }
}

TEST(.target = "classes.Samples", .probe = observe);
