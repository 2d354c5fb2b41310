/* SPDX-License-Identifier: Apache-2.0 */

/* A line for each watched access and modification of the fields of virtual_thread.Interleaved.Code. */
#ifndef ASSAY_VIRTUAL_THREAD_FIELDS_H
#define ASSAY_VIRTUAL_THREAD_FIELDS_H

#include "acting.h"

static inline jfieldID own_field(JNIEnv *jni)
{
    return field_id(jni, code_class(jni), "own", "I");
}

static inline jfieldID shared_field(JNIEnv *jni)
{
    return static_field_id(jni, code_class(jni), "shared", "I");
}

/* The field that the event names, and the number of the object that holds it. */
static inline const char *field_text(JNIEnv *jni, jclass klass, jobject object, jfieldID field)
{
    static __thread char text[96];
    const char *name = field == own_field(jni)      ? "own"
                       : field == shared_field(jni) ? "shared"
                                                    : "another field";
    bool same = (*jni)->IsSameObject(jni, klass, code_class(jni));
    if (object == NULL)
        snprintf(text, sizeof text, "%s%s", name, same ? "" : " in another class");
    else
        snprintf(text, sizeof text, "%s%s of %d", name, same ? "" : " in another class",
                 (int)mark_of(jni, object));
    return text;
}

static inline void JNICALL accessed(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                                    jlocation location, jclass klass, jobject object,
                                    jfieldID field)
{
    say("%saccess of %s", side(env), field_text(jni, klass, object, field));
    say_place(env, jni, "in", thread, method, location);
}

static inline void JNICALL modified(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                                    jlocation location, jclass klass, jobject object,
                                    jfieldID field, char type, jvalue value)
{
    say("%smodification of %s: %c %s", side(env), field_text(jni, klass, object, field), type,
        value_text(type, value));
    say_place(env, jni, "in", thread, method, location);
}

#endif
