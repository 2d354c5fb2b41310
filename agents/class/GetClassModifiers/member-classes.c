/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("GetClassModifiers reports a member class with the modifiers of its declaration.");

enum { ACC_SUPER = 0x20 };

static void observe(JNIEnv *jni, jobject classes)
{
    const char *last = "";
    for (jsize i = 0; i < (*jni)->GetArrayLength(jni, classes); i += 2) {
        jint flags = 0;
        jclass klass = element(jni, classes, i);
        const char *name = class_name(klass);
        if (name[0] == '[' || strcmp(name, last) == 0)
            continue;
        jvmtiError error = ti(GetClassModifiers, klass, &flags);
        say("%s: %s %s", name, error_name(error), class_modifiers(flags & ~ACC_SUPER));
        last = name;
    }
}

TEST(.target = "classes.Nesting", .since = 28, .probe = observe);
