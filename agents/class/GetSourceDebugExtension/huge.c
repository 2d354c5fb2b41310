/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("GetSourceDebugExtension returns an attribute of more than 65535 bytes as a whole.");

static void observe(JNIEnv *jni, jobject klass)
{
    char *extension = NULL;
    int parts = 0;
    jvmtiError error = ti(GetSourceDebugExtension, (jclass)klass, &extension);
    say("GetSourceDebugExtension: %s", error_name(error));
    if (error != JVMTI_ERROR_NONE || extension == NULL)
        return;
    size_t length = strlen(extension);
    for (const char *part = extension; (part = strstr(part, "*E")) != NULL; part++)
        parts++;
    say("more than 65535 bytes: %s, parts: %d", truth(length > 65535), parts);
    say("ends with the last: %s", truth(length > 2 && strcmp(extension + length - 2, "*E") == 0));
    release(extension);
}

TEST(.target = "classes.Attributes", .args = LIST("huge-extension"), .probe = observe,
     .needs = {.can_get_source_debug_extension = 1});
