/* SPDX-License-Identifier: Apache-2.0 */

/* A class file that differs from the class in what the case names. Targets are
 * redefine.Altered and redefine.Misannotated. */
#ifndef ASSAY_REDEFINE_ALTERED_H
#define ASSAY_REDEFINE_ALTERED_H

#include <stdio.h>

#include "redefinition.h"

/* What number() gives, or -1 for an exception. */
static inline jint number_of(JNIEnv *jni, jclass klass)
{
    jint number = (*jni)->CallStaticIntMethod(jni, klass,
                                              static_method_id(jni, klass, "number", "()I"));
    if (!(*jni)->ExceptionCheck(jni))
        return number;
    (*jni)->ExceptionClear(jni);
    return -1;
}

/* First tells the target the case. Then makes the change by `redefine` or `retransform`, and says
 * whether number() has changed in spite of an error. */
static inline void say_altered(JNIEnv *jni, jobject subject, const char *function,
                               jvmtiError (*change)(JNIEnv *, jobjectArray))
{
    static char name[64];
    if ((*jni)->IsInstanceOf(jni, subject, find_class(jni, "java/lang/Class"))) {
        tell_case(jni, subject);
        return;
    }
    jclass klass = (*jni)->GetObjectArrayElement(jni, subject, 0);
    const char *signature = class_name(klass);
    snprintf(name, sizeof name, "%.*s", (int)strlen(signature) - 2, signature + 1);
    hook_class = name;
    jint before = number_of(jni, klass);
    jvmtiError error = change(jni, subject);
    say("%s: %s", function, error_name(error));
    say("refused, but changed: %s",
        truth(error != JVMTI_ERROR_NONE && number_of(jni, klass) != before));
}

#endif
