/* SPDX-License-Identifier: Apache-2.0 */
#include "events.h"

#include "assay.h"

const char *short_field_name(jclass klass, jfieldID field)
{
    char *text = assay_text(), *name = NULL;
    must(GetFieldName, klass, field, &name, NULL, NULL);
    assay_append(text, "%s", name);
    release(name);
    return text;
}

const char *qualified_field_name(jclass klass, jfieldID field)
{
    char *text = assay_text();
    assay_append(text, "%s.%s", class_name(klass), short_field_name(klass, field));
    return text;
}

static void say_field_event(JNIEnv *jni, const char *event, jmethodID method, jclass klass,
                            jobject object, jfieldID field, const char *value)
{
    say("%s: %s of %s in %s%s", event, qualified_field_name(klass, field),
        object == NULL ? "no object" : "an object", method_name(method), value);
    if (object != NULL)
        say("the object: %s", to_string(jni, object));
}

void JNICALL say_access(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                        jlocation location, jclass klass, jobject object, jfieldID field)
{
    say_field_event(jni, "access", method, klass, object, field, "");
}

void JNICALL say_modification(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                              jlocation location, jclass klass, jobject object, jfieldID field,
                              char type, jvalue value)
{
    char *text = assay_text();
    if (type == 'L' || type == '[')
        assay_append(text, value.l == NULL ? ", null" : ", a reference");
    else
        assay_append(text, ", %c %s", type, value_text(type, value));
    say_field_event(jni, "modification", method, klass, object, field, text);
}

void JNICALL say_read_place(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                            jlocation location, jclass klass, jobject object, jfieldID field)
{
    say("read %s of %s at %d in %s on %s", qualified_field_name(klass, field),
        to_string(jni, object), (int)location, method_name(method), thread_name(thread));
}

void JNICALL say_write_place(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                             jlocation location, jclass klass, jobject object, jfieldID field,
                             char type, jvalue value)
{
    say("write %s of %s at %d in %s on %s", qualified_field_name(klass, field),
        to_string(jni, object), (int)location, method_name(method), thread_name(thread));
    if (type != 'L' && type != '[')
        say("new value: %c %s", type, value_text(type, value));
}
