/* SPDX-License-Identifier: Apache-2.0 */
#include "../redefinition.h"

TITLE("Of three classes in one call each gets its hook, and becomes what its hook gives.");

enum { CLASSES = 3 };
static const char *const names[CLASSES] = {
    "redefine/Three$First", "redefine/Three$Second", "redefine/Three$Third"};
static const char *const answers[CLASSES] = {"one", "two", "six"};
static jclass classes[CLASSES];

/* Puts the answer of the class in the stead of the constant "old". */
static void JNICALL answer(jvmtiEnv *env, JNIEnv *jni, jclass redefined, jobject loader,
                           const char *name, jobject domain, jint length,
                           const unsigned char *bytes, jint *new_length,
                           unsigned char **new_bytes)
{
    static const unsigned char constant[] = {1, 0, 3, 'o', 'l', 'd'};
    for (int i = 0; i < CLASSES; i++) {
        if (name == NULL || strcmp(name, names[i]) != 0)
            continue;
        unsigned char *copy;
        must_in(env, Allocate, length, &copy);
        memcpy(copy, bytes, (size_t)length);
        for (jint at = 0; at + (jint)sizeof constant <= length; at++)
            if (memcmp(copy + at, constant, sizeof constant) == 0)
                memcpy(copy + at + 3, answers[i], 3);
        *new_length = length;
        *new_bytes = copy;
        say("the hook gets %s, of the right class: %s", name,
            truth((*jni)->IsSameObject(jni, redefined, classes[i])));
    }
}

static void observe(JNIEnv *jni, jobject subject)
{
    for (int i = 0; i < CLASSES; i++)
        classes[i] = (*jni)->GetObjectArrayElement(jni, subject, i);
    on(ClassFileLoadHook, answer);
    say("RetransformClasses: %s", error_name(ti(RetransformClasses, CLASSES, classes)));
    off(ClassFileLoadHook);
}

TEST(.target = "redefine.Three", .probe = observe, .needs = {.can_retransform_classes = 1});
