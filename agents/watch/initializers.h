/* SPDX-License-Identifier: Apache-2.0 */

/* The accesses to the fields of one class, of which watch.Initializers is the target, from the first write
 * on. */
#ifndef ASSAY_WATCH_INITIALIZERS_H
#define ASSAY_WATCH_INITIALIZERS_H

#include "events.h"
#include "prepared.h"

static const char *watched_signature;

static inline void JNICALL say_read_of(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                                       jlocation location, jclass klass, jobject object,
                                       jfieldID field)
{
    say("read %s of %s in %s", short_field_name(klass, field), to_string(jni, object),
        short_method_name(method));
}

static inline void JNICALL say_write_of(jvmtiEnv *env, JNIEnv *jni, jthread thread,
                                        jmethodID method, jlocation location, jclass klass,
                                        jobject object, jfieldID field, char type, jvalue value)
{
    say("write %s of %s in %s: %c %s", short_field_name(klass, field), to_string(jni, object),
        short_method_name(method), type,
        type == 'L' ? to_string(jni, value.l) : value_text(type, value));
}

static inline void JNICALL watch_prepared(jvmtiEnv *env, JNIEnv *jni, jthread thread, jclass klass)
{
    jint count = 0, modifiers = 0;
    jfieldID *fields = NULL;
    if (strcmp(class_name(klass), watched_signature) != 0)
        return;
    must(GetClassFields, klass, &count, &fields);
    for (jint i = 0; i < readable(fields, count); i++) {
        /* Another agent may have added one, which is synthetic. */
        must(GetFieldModifiers, klass, fields[i], &modifiers);
        if ((modifiers & 0x1000) != 0)
            continue;
        must(SetFieldAccessWatch, klass, fields[i]);
        must(SetFieldModificationWatch, klass, fields[i]);
    }
    release(fields);
}

/* Says "read FIELD of OBJECT in METHOD" and "write FIELD of OBJECT in METHOD: TYPE VALUE" for all fields of
 * the class with this signature, which is not copied. */
static inline void say_accesses_of(JNIEnv *jni, const char *signature)
{
    watched_signature = signature;
    before_code_of(jni, signature, watch_prepared);
    on(FieldAccess, say_read_of);
    on(FieldModification, say_write_of);
}

#endif
