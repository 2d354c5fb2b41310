/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("GetClassModifiers has ACC_IDENTITY for identity classes and arrays, not for value classes and others.");

enum { ACC_IDENTITY = 0x20 };

static void observe(JNIEnv *jni, jobject classes)
{
    for (jsize i = 0; i < (*jni)->GetArrayLength(jni, classes); i++) {
        jint flags = 0;
        jvmtiError error = ti(GetClassModifiers, element(jni, classes, i), &flags);
        say("%s: %s %s", class_name(element(jni, classes, i)), error_name(error),
            (flags & ACC_IDENTITY) != 0 ? "identity" : "no identity");
    }
}

TEST(.target = "classfile.Values", .args = LIST("classes"), .env = LIST(PREVIEW_FEATURES),
     .since = 28, .probe = observe);
