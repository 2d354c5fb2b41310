/* SPDX-License-Identifier: Apache-2.0 */
#include "../three.h"

TITLE("RetransformClasses of three classes changes none if one of them cannot be modified.");

static void observe(JNIEnv *jni, jobject subject)
{
    jclass classes[] = {(*jni)->GetObjectArrayElement(jni, subject, FIRST), find_class(jni, "[I"),
                        (*jni)->GetObjectArrayElement(jni, subject, THIRD)};
    on(ClassFileLoadHook, hook_answer);
    SAY_CALL(RetransformClasses, 3, classes);
    off(ClassFileLoadHook);
}

TEST(.target = "redefine.Three", .probe = observe, .needs = {.can_retransform_classes = 1});
