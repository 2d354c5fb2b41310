/* SPDX-License-Identifier: Apache-2.0 */
#include "redefine.h"

TITLE("RedefineClasses replaces the enclosing method of an anonymous class.");

static void observe(JNIEnv *jni, jobject subject)
{
    jvmtiClassDefinition definitions[2];
    for (jsize i = 0; i < 2; i++) {
        struct class_bytes file = class_bytes_at(jni, subject, 2 * i + 1);
        definitions[i] = (jvmtiClassDefinition){(*jni)->GetObjectArrayElement(jni, subject, 2 * i),
                                                file.length, file.bytes};
    }
    SAY_CALL(RedefineClasses, 2, definitions);
}

TEST(.target = "redefine.Enclosed", .probe = observe, .needs = {.can_redefine_classes = 1});
