/* SPDX-License-Identifier: Apache-2.0 */

/* Changes of classes of many kinds, each with all that a class file of its kind has. */
#ifndef ASSAY_REDEFINE_KINDS_H
#define ASSAY_REDEFINE_KINDS_H

#include <stdio.h>

#include "../class_hook/handler.h"
#include "redefinition.h"

/* The name of the class without its package. */
static inline const char *short_name(JNIEnv *jni, jobjectArray subject)
{
    static char name[64];
    const char *signature = class_name((*jni)->GetObjectArrayElement(jni, subject, 0));
    const char *last = strrchr(signature, '/') + 1;
    snprintf(name, sizeof name, "%.*s", (int)strlen(last) - 1, last);
    return name;
}

/* The hook is about the class of the probe's array. */
static inline void hook_subject(JNIEnv *jni, jobjectArray subject)
{
    static char name[64];
    const char *signature = class_name((*jni)->GetObjectArrayElement(jni, subject, 0));
    snprintf(name, sizeof name, "%.*s", (int)strlen(signature) - 2, signature + 1);
    hook_class = name;
    hook_calls = 0;
}

static bool echoes;

/* The hook gives a copy of what it gets, or nothing. */
static inline void JNICALL hook_echo(HOOK_PARAMETERS)
{
    if (redefined == NULL || name == NULL || strcmp(name, hook_class) != 0)
        return;
    hook_calls++;
    if (!echoes)
        return;
    give_copy(env, bytes, length, new_bytes, new_length);
}

/* Retransforms the class twice: the hook gives the bytes that it gets, which may lack attributes
 * of the class; then it leaves them alone, and the class must be what it was. */
static inline void say_unchanged(JNIEnv *jni, jobjectArray subject)
{
    jclass klass = (*jni)->GetObjectArrayElement(jni, subject, 0);
    on(ClassFileLoadHook, hook_echo);
    for (int i = 0; i < 2; i++) {
        hook_subject(jni, subject);
        echoes = i == 0;
        jvmtiError error = ti(RetransformClasses, 1, &klass);
        say("%s %s: %s, hook %d", short_name(jni, subject), echoes ? "copied" : "left",
            error_name(error), hook_calls);
    }
    off(ClassFileLoadHook);
}

static inline void say_redefined(JNIEnv *jni, jobjectArray subject)
{
    jvmtiError error = redefine(jni, subject);
    say("%s: %s", short_name(jni, subject), error_name(error));
}

static inline void say_retransformed(JNIEnv *jni, jobjectArray subject)
{
    hook_subject(jni, subject);
    jvmtiError error = retransform(jni, subject);
    say("%s: %s", short_name(jni, subject), error_name(error));
}

#endif
