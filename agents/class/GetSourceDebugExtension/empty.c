/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("GetSourceDebugExtension returns an empty string or no information for an empty attribute.");

static void observe(JNIEnv *jni, jobject klass)
{
    char *extension = NULL;
    jvmtiError error = ti(GetSourceDebugExtension, (jclass)klass, &extension);
    say("GetSourceDebugExtension: %s", error_name(error));
    if (error != JVMTI_ERROR_NONE)
        return;
    say("%s", quoted(extension));
}

TEST(.target = "classes.Attributes", .args = LIST("empty-extension"), .probe = observe,
     .needs = {.can_get_source_debug_extension = 1});
