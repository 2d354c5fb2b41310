/* SPDX-License-Identifier: Apache-2.0 */
#include "classes.h"

TITLE("GetSourceFileName refuses array and primitive classes.");

static void observe(JNIEnv *jni, jobject samples)
{
    FOR_ARRAYS_AND_PRIMITIVES(which)
    {
        jclass klass = sample(jni, samples, which);
        char *name = NULL;
        jvmtiError error = ti(GetSourceFileName, klass, &name);
        say("of %s: %s", class_name(klass), error_name(error));
    }
}

TEST(.target = "classes.Samples", .probe = observe, .needs = {.can_get_source_file_name = 1});
