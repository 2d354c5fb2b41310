/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("GetClassStatus does not report INITIALIZED while another thread initializes the class.");

static void observe(JNIEnv *jni, jobject classes)
{
    static const char *const names[] = {"superclass", "superinterface", "class"};
    for (int i = 0; i < 3; i++) {
        jint status = 0;
        must(GetClassStatus, (*jni)->GetObjectArrayElement(jni, classes, i), &status);
        say("%s: %s", names[i], class_status(status));
    }
}

TEST(.target = "classes.InitializerHeld", .probe = observe);
