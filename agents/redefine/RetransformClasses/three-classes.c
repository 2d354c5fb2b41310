/* SPDX-License-Identifier: Apache-2.0 */
#include "../three.h"

TITLE("RetransformClasses of three classes posts a hook for each and installs what it gave.");

static jclass classes[THREE];

static void JNICALL answer(jvmtiEnv *env, JNIEnv *jni, jclass redefined, jobject loader,
                           const char *name, jobject domain, jint length,
                           const unsigned char *bytes, jint *new_length, unsigned char **new_bytes)
{
    int number = number_in_three(name);
    if (number < THREE)
        say("the hook gets %s, of the right class: %s", name,
            truth((*jni)->IsSameObject(jni, redefined, classes[number])));
    hook_answer(env, jni, redefined, loader, name, domain, length, bytes, new_length, new_bytes);
}

static void observe(JNIEnv *jni, jobject subject)
{
    for (int i = 0; i < THREE; i++)
        classes[i] = (*jni)->GetObjectArrayElement(jni, subject, i);
    on(ClassFileLoadHook, answer);
    SAY_CALL(RetransformClasses, THREE, classes);
    off(ClassFileLoadHook);
}

TEST(.target = "redefine.Three", .probe = observe, .needs = {.can_retransform_classes = 1});
