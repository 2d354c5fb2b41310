/* SPDX-License-Identifier: Apache-2.0 */
#include "classes.h"

TITLE("GetSourceDebugExtension reports ABSENT_INFORMATION without the attribute.");

static void observe(JNIEnv *jni, jobject samples)
{
    char *extension = NULL;
    jvmtiError error = ti(GetSourceDebugExtension, sample(jni, samples, SAMPLE), &extension);
    say("GetSourceDebugExtension: %s", error_name(error));
}

TEST(.target = "classes.Samples", .probe = observe, .needs = {.can_get_source_debug_extension = 1});
