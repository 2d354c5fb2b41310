/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("GetSourceDebugExtension works in the start phase.");

static void start(JNIEnv *jni)
{
    char *extension;
    jvmtiError error = ti(GetSourceDebugExtension, find_class(jni, "java/lang/Object"), &extension);
    say("GetSourceDebugExtension: %s", error_name(error));
}

TEST(.start = start, .needs = {.can_get_source_debug_extension = 1});
