/* SPDX-License-Identifier: Apache-2.0 */
#include "redefine.h"

TITLE("A debug extension is as it was, or absent, after a retransformation without changes.");

static void observe(JNIEnv *jni, jobject klass)
{
    char *before = NULL, *after = NULL;
    jclass type = find_class(jni, "java/lang/Class");
    jobjectArray subject = (*jni)->NewObjectArray(jni, 1, type, klass);
    no_exception(jni);
    jvmtiError error = ti(GetSourceDebugExtension, (jclass)klass, &before);
    /* Whether one without bytes is absent, and whether a string without bytes may be null, is open. */
    const char *old = error != JVMTI_ERROR_NONE || before == NULL ? "" : before;
    say_retransformed_unchanged(jni, subject);
    error = ti(GetSourceDebugExtension, (jclass)klass, &after);
    if (error == JVMTI_ERROR_NONE && after == NULL)
        after = "";
    if (error == JVMTI_ERROR_NONE)
        say("after: %d of %d bytes, the same: %s", (int)strlen(after), (int)strlen(old),
            truth(strcmp(old, after) == 0));
    else
        say("after: %s", error_name(error));
}

TEST(.target = "classes.Attributes", .args = LIST("long-extension", "empty-extension"),
     .probe = observe, .timeout = 90,
     .needs = {.can_retransform_classes = 1, .can_get_source_debug_extension = 1});
