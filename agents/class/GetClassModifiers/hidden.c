/* SPDX-License-Identifier: Apache-2.0 */
#include "../hidden_classes.h"

TITLE("GetClassModifiers reports the access flags of a hidden class, and their access for its arrays.");

enum { ACC_SUPER = 0x20, OF_ARRAY = 0x1 | 0x2 | 0x4 | 0x10 | 0x200 };

static void observe(JNIEnv *jni, jobject subjects)
{
    for (int i = 0; i < NOT_HIDDEN; i++) {
        jint flags = 0;
        jvmtiError error = ti(GetClassModifiers, element(jni, subjects, i), &flags);
        bool is_array = i == HIDDEN_ARRAY || i == HIDDEN_ARRAY_2;
        say("%s: %s %s", hidden_names[i], error_name(error),
            class_modifiers(flags & (is_array ? OF_ARRAY : ~ACC_SUPER)));
    }
}

TEST(.target = "classes.HiddenClasses", .since = 15, .probe = observe);
