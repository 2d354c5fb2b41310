/* SPDX-License-Identifier: Apache-2.0 */
#include "../hidden_classes.h"

TITLE("GetSourceFileName reports the source file of a hidden class, and none for its arrays.");

static void observe(JNIEnv *jni, jobject subjects)
{
    for (int i = 0; i < NOT_HIDDEN; i++) {
        char *name = NULL;
        jvmtiError error = ti(GetSourceFileName, element(jni, subjects, i), &name);
        if (error == JVMTI_ERROR_NONE) {
            say("%s: %s %s", hidden_names[i], error_name(error), quoted(name));
            release(name);
        } else {
            say("%s: %s", hidden_names[i], error_name(error));
        }
    }
}

TEST(.target = "classes.HiddenClasses", .since = 15, .probe = observe,
     .needs = {.can_get_source_file_name = 1});
