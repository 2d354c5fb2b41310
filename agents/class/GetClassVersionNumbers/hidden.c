/* SPDX-License-Identifier: Apache-2.0 */
#include "../hidden_classes.h"

TITLE("GetClassVersionNumbers reports the version of a hidden class, and none for its arrays.");

static void observe(JNIEnv *jni, jobject subjects)
{
    for (int i = 0; i < NOT_HIDDEN; i++) {
        jint minor = -1, major = -1;
        jvmtiError error = ti(GetClassVersionNumbers, element(jni, subjects, i), &minor, &major);
        if (error == JVMTI_ERROR_NONE)
            say("%s: %s major %d minor %d", hidden_names[i], error_name(error), (int)major,
                (int)minor);
        else
            say("%s: %s", hidden_names[i], error_name(error));
    }
}

TEST(.target = "classes.HiddenClasses", .since = 15, .probe = observe);
