/* SPDX-License-Identifier: Apache-2.0 */
#include "../values.h"

TITLE("GetLocalInstance gives a snapshot of a value object that is under construction.");

static void observe(JNIEnv *jni, jobject made)
{
    jobject taken = NULL;
    if (made == NULL) {
        jvmtiError error = ti(GetLocalInstance, NULL, CONSTRUCTOR, &taken);
        say("GetLocalInstance: %s", error_name(error));
        if (error != JVMTI_ERROR_NONE)
            return;
    }
    say_snapshot(jni, made, taken);
}

TEST(.target = "classfile.Values", .args = LIST("under-construction"),
     .env = LIST(PREVIEW_FEATURES), .since = 28, .probe = observe,
     .needs = {.can_access_local_variables = 1});
