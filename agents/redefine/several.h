/* SPDX-License-Identifier: Apache-2.0 */

/* Changing the classes of redefine.Several: all in one call, where one class file may not verify, then each. */
#ifndef ASSAY_REDEFINE_SEVERAL_H
#define ASSAY_REDEFINE_SEVERAL_H

#include "redefine.h"

/* The index of a class in the probe's array, or -1. */
static inline jsize index_of_class(JNIEnv *jni, jobjectArray subject, jclass klass)
{
    jsize count = (*jni)->GetArrayLength(jni, subject);
    for (jsize i = 0; i < count; i += 2) {
        jobject other = (*jni)->GetObjectArrayElement(jni, subject, i);
        bool same = (*jni)->IsSameObject(jni, other, klass);
        (*jni)->DeleteLocalRef(jni, other);
        if (same)
            return i;
    }
    return -1;
}

/* The probe's array, which the hook reads; global, as the hook may be called on another thread. */
static jobjectArray given_classes;

/* Gives each class of the array the class file that follows it. */
static inline void JNICALL give_following(HOOK_PARAMETERS)
{
    jsize index = redefined == NULL ? -1 : index_of_class(jni, given_classes, redefined);
    if (index < 0)
        return;
    struct class_bytes file = class_bytes_at(jni, given_classes, index + 1);
    give_copy(env, file.bytes, file.length, new_bytes, new_length);
    free(file.bytes);
}

/* One call of RetransformClasses with all classes of the array; at most four. */
static inline jvmtiError retransform_all(JNIEnv *jni, jobjectArray subject)
{
    jclass classes[4];
    jint count = (*jni)->GetArrayLength(jni, subject) / 2;
    if (count > 4)
        broken("there is room for four classes");
    for (jint i = 0; i < count; i++)
        classes[i] = (*jni)->GetObjectArrayElement(jni, subject, 2 * i);
    given_classes = (*jni)->NewGlobalRef(jni, subject);
    on(ClassFileLoadHook, give_following);
    jvmtiError error = ti(RetransformClasses, count, classes);
    off(ClassFileLoadHook);
    return error;
}

/* The probe of such a test. */
static inline void say_several(JNIEnv *jni, jobject subject, const char *function,
                               class_change change)
{
    static bool refused;
    if (asks_for_case(jni, subject))
        return;
    jvmtiError error = change(jni, subject);
    if (error == JVMTI_ERROR_NONE && !refused)
        inapplicable("the JVM accepts a class file that does not verify");
    refused = true;
    say("%s: %s", function, error_name(error));
}

#endif
