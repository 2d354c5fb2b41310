/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("GetClassModifiers reports an array of a nested class with the access of that class.");

enum { ACCESS = 0x1 | 0x2 | 0x4, FINAL = 0x10, INTERFACE = 0x200 };

static void observe(JNIEnv *jni, jobject classes)
{
    for (jsize i = 0; i + 1 < (*jni)->GetArrayLength(jni, classes); i += 2) {
        jint component = 0;
        jint array = 0;
        jclass klass = (*jni)->GetObjectArrayElement(jni, classes, i + 1);
        must(GetClassModifiers, (*jni)->GetObjectArrayElement(jni, classes, i), &component);
        jvmtiError error = ti(GetClassModifiers, klass, &array);
        say("of %s: %s %s, as the component: %s", class_name(klass), error_name(error),
            class_modifiers(array & (FINAL | INTERFACE)),
            truth((component & ACCESS) == (array & ACCESS)));
    }
}

TEST(.target = "classes.Nesting", .probe = observe);
