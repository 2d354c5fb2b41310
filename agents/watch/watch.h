/* SPDX-License-Identifier: Apache-2.0 */

/* What the tests of field watches share: the fields of watch.Fields, and a line
 * for each event. */
#ifndef ASSAY_WATCH_H
#define ASSAY_WATCH_H

#include <stdio.h>

#include "assay.h"

static inline jclass fields_class(JNIEnv *jni)
{
    return find_class(jni, "watch/Fields");
}

static inline jfieldID instance_field(JNIEnv *jni, const char *name, const char *signature)
{
    return field_id(jni, fields_class(jni), name, signature);
}

static inline jfieldID static_field(JNIEnv *jni, const char *name, const char *signature)
{
    return static_field_id(jni, fields_class(jni), name, signature);
}

/* "Lwatch/Fields;.i of holder in Lwatch/Fields;.readAll()Z" */
static inline void say_event(JNIEnv *jni, const char *event, jmethodID method, jclass klass,
                             jobject object, jfieldID field, const char *more)
{
    char *name = NULL;
    must(GetFieldName, klass, field, &name, NULL, NULL);
    say("%s: %s.%s of %s in %s%s", event, class_name(klass), name,
        object == NULL ? "no object" : "an object", method_name(method), more);
    release(name);
    if (object != NULL)
        say("the object: %s", to_string(jni, object));
}

static inline void JNICALL on_access(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                                     jlocation location, jclass klass, jobject object,
                                     jfieldID field)
{
    say_event(jni, "access", method, klass, object, field, "");
}

static inline void JNICALL on_modification(jvmtiEnv *env, JNIEnv *jni, jthread thread,
                                           jmethodID method, jlocation location, jclass klass,
                                           jobject object, jfieldID field, char type, jvalue value)
{
    char more[128] = ", a reference";
    if (type == 'L' || type == '[')
        strcpy(more, value.l == NULL ? ", null" : ", a reference");
    else
        snprintf(more, sizeof more, ", %c %s", type, value_text(type, value));
    say_event(jni, "modification", method, klass, object, field, more);
}

#endif
