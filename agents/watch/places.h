/* SPDX-License-Identifier: Apache-2.0 */

/* What the tests of places of accesses share: a line for each event in a method of
 * watch.Places. */
#ifndef ASSAY_WATCH_PLACES_H
#define ASSAY_WATCH_PLACES_H

#include <stdio.h>

#include "assay.h"

static inline jclass places_class(JNIEnv *jni)
{
    return find_class(jni, "watch/Places");
}

static inline jclass base_class(JNIEnv *jni)
{
    return find_class(jni, "watch/Places$Base");
}

static inline const char *field_text(jclass klass, jfieldID field)
{
    static __thread char text[128];
    char *name = NULL;
    must(GetFieldName, klass, field, &name, NULL, NULL);
    snprintf(text, sizeof text, "%s.%s", class_name(klass), name);
    release(name);
    return text;
}

static inline void JNICALL on_read(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                                   jlocation location, jclass klass, jobject object, jfieldID field)
{
    say("read %s of %s at %d in %s on %s", field_text(klass, field), to_string(jni, object),
        (int)location, method_name(method), thread_name(thread));
}

static inline void JNICALL on_write(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                                    jlocation location, jclass klass, jobject object,
                                    jfieldID field, char type, jvalue value)
{
    bool reference = type == 'L' || type == '[';
    say("write %s of %s at %d in %s on %s", field_text(klass, field), to_string(jni, object),
        (int)location, method_name(method), thread_name(thread));
    if (!reference)
        say("new value: %c %s", type, value_text(type, value));
}

#endif
