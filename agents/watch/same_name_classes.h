/* SPDX-License-Identifier: Apache-2.0 */

/* The fields of breakpoint.SameNameClasses, each class of which is tagged with its number, beginning
 * at 1. */
#ifndef ASSAY_WATCH_SAME_NAME_CLASSES_H
#define ASSAY_WATCH_SAME_NAME_CLASSES_H

#include "assay.h"

static inline void say_in_class(jmethodID method, jlocation location, jclass klass)
{
    jclass caller = NULL;
    must(GetMethodDeclaringClass, method, &caller);
    say("at %d of class %d, of the field's class: %s", (int)location, (int)tag_of(caller) - 1,
        truth(tag_of(klass) == tag_of(caller)));
}

static inline void JNICALL accessed(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                                    jlocation location, jclass klass, jobject object,
                                    jfieldID field)
{
    say_in_class(method, location, klass);
}

static inline void JNICALL modified(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                                    jlocation location, jclass klass, jobject object,
                                    jfieldID field, char type, jvalue value)
{
    say_in_class(method, location, klass);
}

/* What the probe gets is of a new class: calls `change` with it and its two fields. Earlier classes may
 * have been collected. */
static inline void with_fields(JNIEnv *jni, jobject made,
                               void (*change)(int number, jclass klass, const jfieldID fields[2]))
{
    static int classes;
    jclass klass = (*jni)->GetObjectClass(jni, made);
    const jfieldID fields[] = {field_id(jni, klass, "field", "I"),
                               static_field_id(jni, klass, "number", "I")};
    must(ForceGarbageCollection);
    set_tag(klass, ++classes);
    change(classes, klass, fields);
}

#endif
