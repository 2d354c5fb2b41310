/* SPDX-License-Identifier: Apache-2.0 */
#include "../acting.h"

TITLE("Accesses of watched fields are reported on the virtual thread, before and after parking.");

static void JNICALL accessed(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                             jlocation location, jclass klass, jobject object, jfieldID field)
{
    say_place(jni, object == NULL ? "access of shared" : "access of own", thread, method,
              location);
}

static void JNICALL modified(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                             jlocation location, jclass klass, jobject object, jfieldID field,
                             char type, jvalue value)
{
    say_place(jni, object == NULL ? "modification of shared" : "modification of own", thread,
              method, location);
    say("new value: %s", value_text(type, value));
}

static void observe(JNIEnv *jni, jobject threads, int round)
{
    jclass klass = code_class(jni);
    if (round != 1)
        return;
    must(SetFieldAccessWatch, klass, field_id(jni, klass, "own", "I"));
    must(SetFieldModificationWatch, klass, field_id(jni, klass, "own", "I"));
    must(SetFieldModificationWatch, klass, static_field_id(jni, klass, "shared", "I"));
    on_thread(FieldAccess, accessed, acting(jni, threads, VIRTUAL_1));
    on_thread(FieldModification, modified, acting(jni, threads, VIRTUAL_0));
    on_thread(FieldModification, modified, acting(jni, threads, PLATFORM));
}

ACTING_TEST("fields", .needs = {.can_generate_field_access_events = 1,
                                .can_generate_field_modification_events = 1});
