/* SPDX-License-Identifier: Apache-2.0 */
#include "../several.h"

TITLE("RetransformClasses of three classes changes none if one does not verify, and then changes all.");

static jvmtiError retransform_all(JNIEnv *jni, jobjectArray subject)
{
    jclass classes[4];
    jint count = (*jni)->GetArrayLength(jni, subject) / 2;
    if (count > 4)
        broken("there is room for four classes");
    for (jint i = 0; i < count; i++)
        classes[i] = (*jni)->GetObjectArrayElement(jni, subject, 2 * i);
    given_classes = subject;
    on(ClassFileLoadHook, give_following);
    jvmtiError error = ti(RetransformClasses, count, classes);
    off(ClassFileLoadHook);
    return error;
}

static void observe(JNIEnv *jni, jobject subject)
{
    say_several(jni, subject, "RetransformClasses", retransform_all);
}

TEST(.target = "redefine.Several", .probe = observe, .timeout = 90,
     .needs = {.can_retransform_classes = 1}, .cases = LIST("first", "second", "third"));
