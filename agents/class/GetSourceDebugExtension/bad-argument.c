/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("GetSourceDebugExtension refuses bad arguments as recommended.");

static void observe(JNIEnv *jni, jobject klass)
{
    jobject string = (*jni)->NewStringUTF(jni, "no class");
    char *extension;
    jvmtiError error = JVMTI_ERROR_NONE;
    if (is_case("null-class"))
        error = ti(GetSourceDebugExtension, NULL, &extension);
    else if (is_case("not-a-class"))
        error = ti(GetSourceDebugExtension, string, &extension);
    else
        error = ti(GetSourceDebugExtension, (jclass)klass, NULL);
    say("GetSourceDebugExtension: %s", error_name(error));
}

TEST(.target = "classes.Attributes", .args = LIST("extension"), .probe = observe,
     .needs = {.can_get_source_debug_extension = 1}, .batch = true,
     .cases = LIST("null-class", "not-a-class", "null-extension"));
