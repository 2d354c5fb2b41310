/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("GetSourceDebugExtension returns the bytes of the attribute unchanged.");

static void observe(JNIEnv *jni, jobject klass)
{
    char *extension = NULL;
    jvmtiError error = ti(GetSourceDebugExtension, (jclass)klass, &extension);
    say("GetSourceDebugExtension: %s", error_name(error));
    if (error != JVMTI_ERROR_NONE)
        return;
    say("%s", quoted(extension));
    SAY_CALL(Deallocate, (unsigned char *)extension);
}

TEST(.target = "classes.Attributes", .args = LIST("extension"), .probe = observe,
     .needs = {.can_get_source_debug_extension = 1});
