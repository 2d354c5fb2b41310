/* SPDX-License-Identifier: Apache-2.0 */
#include "classes.h"

TITLE("GetConstantPool refuses array and primitive classes.");

static void observe(JNIEnv *jni, jobject samples)
{
    FOR_ARRAYS_AND_PRIMITIVES(which)
    {
        jclass klass = sample(jni, samples, which);
        jint count = 0;
        jint size = 0;
        unsigned char *bytes = NULL;
        jvmtiError error = ti(GetConstantPool, klass, &count, &size, &bytes);
        say("of %s: %s", class_name(klass), error_name(error));
    }
}

TEST(.target = "classes.Samples", .probe = observe, .needs = {.can_get_constant_pool = 1});
