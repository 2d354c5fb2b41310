/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("GetClassVersionNumbers answers for classes whose initializer has failed.");

static void observe(JNIEnv *jni, jobject classes)
{
    static const char *const names[] = {"superclass", "subclass", "interface",
                                        "class that implements it"};
    for (int i = 0; i < 4; i++) {
        jint minor = -1, major = -1;
        jvmtiError error = ti(GetClassVersionNumbers, element(jni, classes, i), &minor, &major);
        say("%s: %s", names[i], error_name(error));
        if (error == JVMTI_ERROR_NONE)
            say("major %d, minor %d", (int)major, (int)minor);
    }
}

TEST(.target = "classes.FailedSupertypes", .probe = observe);
