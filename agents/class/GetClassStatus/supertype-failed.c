/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("GetClassStatus reports ERROR for a class whose supertype could not be initialized.");

static void observe(JNIEnv *jni, jobject classes)
{
    static const char *const names[] = {"superclass",
                                        "subclass",
                                        "interface",
                                        "class that implements it",
                                        "interface without code",
                                        "class that implements that"};
    for (int i = 0; i < 6; i++) {
        jint status = 0;
        must(GetClassStatus, (*jni)->GetObjectArrayElement(jni, classes, i), &status);
        say("%s: %s", names[i],
            class_status(status & (JVMTI_CLASS_STATUS_INITIALIZED | JVMTI_CLASS_STATUS_ERROR)));
    }
}

TEST(.target = "classes.FailedSupertypes", .probe = observe);
