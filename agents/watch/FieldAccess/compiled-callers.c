/* SPDX-License-Identifier: Apache-2.0 */
#include "events.h"

TITLE("FieldAccess and FieldModification are posted in compiled frames active when the watches are set.");

static void JNICALL accessed(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                             jlocation location, jclass klass, jobject object, jfieldID field)
{
    say("read %s", short_field_name(klass, field));
}

static void JNICALL modified(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                             jlocation location, jclass klass, jobject object, jfieldID field,
                             char type, jvalue value)
{
    say("write %s %d", short_field_name(klass, field), (int)value.i);
}

static void observe(JNIEnv *jni, jobject unused)
{
    jclass klass = find_class(jni, "watch/CompiledReading");
    jfieldID value = field_id(jni, klass, "value", "I");
    on(FieldAccess, accessed);
    on(FieldModification, modified);
    must(SetFieldAccessWatch, klass, value);
    must(SetFieldAccessWatch, klass, static_field_id(jni, klass, "number", "I"));
    must(SetFieldModificationWatch, klass, value);
}

TEST(.target = "watch.CompiledReading", .probe = observe, .vm_args = LIST(COMPILED_BEFORE),
     .needs = {.can_generate_field_access_events = 1, .can_generate_field_modification_events = 1});
