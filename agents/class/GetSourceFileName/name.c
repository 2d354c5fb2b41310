/* SPDX-License-Identifier: Apache-2.0 */
#include "classes.h"

TITLE("GetSourceFileName returns the file name of the class file, without a directory.");

static void observe(JNIEnv *jni, jobject samples)
{
    char *name = NULL;
    jvmtiError error = ti(GetSourceFileName, sample(jni, samples, SAMPLE), &name);
    if (error != JVMTI_ERROR_NONE)
        name = NULL;
    say("GetSourceFileName: %s %s", error_name(error), quoted(name));
    SAY_CALL(Deallocate, (unsigned char *)name);
}

TEST(.target = "classes.Samples", .probe = observe, .needs = {.can_get_source_file_name = 1});
