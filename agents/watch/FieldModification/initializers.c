/* SPDX-License-Identifier: Apache-2.0 */
#include "events.h"
#include "prepared.h"

TITLE("Watches set on ClassPrepare post events for static, final and volatile fields from the first write on.");

static void JNICALL accessed(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                             jlocation location, jclass klass, jobject object, jfieldID field)
{
    say("read %s of %s in %s", short_field_name(klass, field), to_string(jni, object),
        short_method_name(method));
}

static void JNICALL modified(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                             jlocation location, jclass klass, jobject object, jfieldID field,
                             char type, jvalue value)
{
    say("write %s of %s in %s: %c %s", short_field_name(klass, field), to_string(jni, object),
        short_method_name(method), type, value_text(type, value));
}

static void JNICALL prepared(jvmtiEnv *env, JNIEnv *jni, jthread thread, jclass klass)
{
    jint count = 0;
    jfieldID *fields = NULL;
    if (strcmp(class_name(klass), "Lwatch/Initialized;") != 0)
        return;
    must(GetClassFields, klass, &count, &fields);
    for (jint i = 0; i < readable(fields, count); i++) {
        must(SetFieldAccessWatch, klass, fields[i]);
        must(SetFieldModificationWatch, klass, fields[i]);
    }
    release(fields);
}

static void observe(JNIEnv *jni, jobject unused)
{
    before_code_of(jni, "Lwatch/Initialized;", prepared);
    on(FieldAccess, accessed);
    on(FieldModification, modified);
}

TEST(.target = "watch.Initializers", .probe = observe,
     .needs = {.can_generate_field_access_events = 1, .can_generate_field_modification_events = 1});
