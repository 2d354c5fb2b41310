/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("GetClassStatus does not report INITIALIZED while another thread initializes the class.");

static void observe(JNIEnv *jni, jobject classes)
{
    for (int i = 0; i < 2; i++) {
        jint status = 0;
        must(GetClassStatus, (*jni)->GetObjectArrayElement(jni, classes, i), &status);
        say("%s: %s", i == 0 ? "superclass" : "class", class_status(status));
    }
}

TEST(.target = "classes.InitializerHeld", .probe = observe);
