/* SPDX-License-Identifier: Apache-2.0 */
#include "../numbered_fields.h"

TITLE("FieldModification is posted for exactly the watched ones of 1100 fields.");

static void JNICALL modified(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                             jlocation location, jclass klass, jobject object, jfieldID field,
                             char type, jvalue value)
{
    say("%s %s", value_text(type, value), short_field_name(klass, field));
}

static void observe(JNIEnv *jni, jobject numbered)
{
    jclass klass = (*jni)->GetObjectClass(jni, numbered);
    on(FieldModification, modified);
    for (int i = 0; i < SOME_NUMBERS; i++)
        must(SetFieldModificationWatch, klass, numbered_field(jni, klass, some_numbers[i]));
}

TEST(.target = "classfile.NumberedFields", .probe = observe,
     .needs = {.can_generate_field_modification_events = 1});
