/* SPDX-License-Identifier: Apache-2.0 */
#include "../numbered_fields.h"

TITLE("FieldAccess is posted for exactly the watched ones of 1100 fields.");

static void JNICALL accessed(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                             jlocation location, jclass klass, jobject object, jfieldID field)
{
    say("access %s", short_field_name(klass, field));
}

static void observe(JNIEnv *jni, jobject numbered)
{
    jclass klass = (*jni)->GetObjectClass(jni, numbered);
    on(FieldAccess, accessed);
    for (int i = 0; i < SOME_NUMBERS; i++)
        must(SetFieldAccessWatch, klass, numbered_field(jni, klass, some_numbers[i]));
}

TEST(.target = "classfile.NumberedFields", .probe = observe,
     .needs = {.can_generate_field_access_events = 1});
