/* SPDX-License-Identifier: Apache-2.0 */

/* The modifiers of redefine.Subject and of its members, before and after a change that is refused. */
#ifndef ASSAY_REDEFINE_MODIFIERS_H
#define ASSAY_REDEFINE_MODIFIERS_H

#include "redefine.h"

enum { MODIFIERS = 4 };

static inline jint modifiers_of_method(JNIEnv *jni, jclass klass, const char *name,
                                       const char *descriptor)
{
    jint modifiers = -1;
    jmethodID method = (*jni)->GetMethodID(jni, klass, name, descriptor);
    (*jni)->ExceptionClear(jni);
    if (method != NULL)
        must(GetMethodModifiers, method, &modifiers);
    return modifiers;
}

/* Those of the class, of size, answer and during; -1 for a member that is not there. */
static inline void get_modifiers(JNIEnv *jni, jclass klass, jint modifiers[MODIFIERS])
{
    jfieldID size = (*jni)->GetFieldID(jni, klass, "size", "I");
    (*jni)->ExceptionClear(jni);
    modifiers[1] = -1;
    must(GetClassModifiers, klass, &modifiers[0]);
    if (size != NULL)
        must(GetFieldModifiers, klass, size, &modifiers[1]);
    modifiers[2] = modifiers_of_method(jni, klass, "answer", "()Ljava/lang/String;");
    modifiers[3] = modifiers_of_method(jni, klass, "during",
                                       "(Ljava/lang/Runnable;)Ljava/lang/String;");
}

/* Says "modifiers as before: TRUTH". */
static inline void say_modifiers(JNIEnv *jni, jclass klass, const jint before[MODIFIERS])
{
    jint after[MODIFIERS];
    get_modifiers(jni, klass, after);
    say("modifiers as before: %s", truth(memcmp(before, after, sizeof after) == 0));
}

/* Makes the change of the class of the probe, and says "FUNCTION: ERROR" and whether a call that was
 * refused has left the modifiers as before. */
static inline void say_change_of_modifiers(JNIEnv *jni, jobjectArray subject, const char *function,
                                           class_change change)
{
    jint before[MODIFIERS];
    jclass klass = class_of_probe(jni, subject);
    get_modifiers(jni, klass, before);
    jvmtiError error = change(jni, subject);
    say("%s: %s", function, error_name(error));
    if (error == JVMTI_ERROR_NONE)
        get_modifiers(jni, klass, before);
    say_modifiers(jni, klass, before);
}

#endif
