/* SPDX-License-Identifier: Apache-2.0 */
#include "../inheriting.h"

TITLE("FieldModification is posted for inherited fields accessed through the subclass, by code and by JNI.");

static void JNICALL modified(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                             jlocation location, jclass klass, jobject object, jfieldID field,
                             char type, jvalue value)
{
    say("%s: write %s %s: %c %s", pace, field_of_object(jni, klass, field, object),
        location_in(method, location), type, value_text(type, value));
}

static void write_all(JNIEnv *jni, jobject holder)
{
    say("native code");
    (*jni)->SetIntField(jni, holder, inherited(jni, 0), 41);
    (*jni)->SetStaticIntField(jni, (*jni)->GetObjectClass(jni, holder), inherited(jni, 1), 42);
}

/* Watches up to the next call, or while native code writes. */
static void observe(JNIEnv *jni, jobject holder)
{
    bool begins = is_beginning(), by_jni = is_case("by-jni");
    on(FieldModification, modified);
    for (int i = 0; begins && i < 2; i++)
        must(SetFieldModificationWatch, declaring(jni, i), declared(jni, i));
    if (by_jni)
        write_all(jni, holder);
    for (int i = 0; begins == by_jni && i < 2; i++)
        must(ClearFieldModificationWatch, declaring(jni, i), declared(jni, i));
}

TEST(.target = "watch.Inheriting", .probe = observe,
     .needs = {.can_generate_field_modification_events = 1}, .cases = LIST("by-code", "by-jni"));
