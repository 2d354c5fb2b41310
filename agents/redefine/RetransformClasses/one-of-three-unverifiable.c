/* SPDX-License-Identifier: Apache-2.0 */
#include "../several.h"

TITLE("RetransformClasses of three classes changes none if one does not verify, and then changes all.");

static jobjectArray given;

/* Gives each class the class file that follows it in the array. */
static void JNICALL hook(HOOK_PARAMETERS)
{
    jsize index = redefined == NULL ? -1 : index_of_class(jni, given, redefined);
    if (index < 0)
        return;
    struct class_bytes file = class_bytes_at(jni, given, index + 1);
    give_copy(env, file.bytes, file.length, new_bytes, new_length);
    free(file.bytes);
}

static jvmtiError retransform_all(JNIEnv *jni, jobjectArray subject)
{
    jclass classes[4];
    jint count = (*jni)->GetArrayLength(jni, subject) / 2;
    if (count > 4)
        broken("there is room for four classes");
    for (jint i = 0; i < count; i++)
        classes[i] = (*jni)->GetObjectArrayElement(jni, subject, 2 * i);
    given = subject;
    on(ClassFileLoadHook, hook);
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
