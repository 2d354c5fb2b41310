/* SPDX-License-Identifier: Apache-2.0 */
#include "../inheriting.h"

TITLE("FieldAccess is posted for inherited fields accessed through the subclass, by code and by JNI.");

static void JNICALL accessed(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                             jlocation location, jclass klass, jobject object, jfieldID field)
{
    say("%s: read %s %s", pace, field_of_object(jni, klass, field, object),
        location_in(method, location));
}

static void read_all(JNIEnv *jni, jobject holder)
{
    jclass derived = (*jni)->GetObjectClass(jni, holder);
    jint value = (*jni)->GetIntField(jni, holder, inherited(jni, 0));
    jint shared = (*jni)->GetStaticIntField(jni, derived, inherited(jni, 1));
    jint number = (*jni)->GetStaticIntField(jni, derived, inherited(jni, 2));
    say("native code: %d %d %d", (int)value, (int)shared, (int)number);
}

/* Watches up to the next call, or while native code reads. */
static void observe(JNIEnv *jni, jobject holder)
{
    bool begins = is_beginning(), by_jni = is_case("by-jni");
    on(FieldAccess, accessed);
    for (int i = 0; begins && i < 3; i++)
        must(SetFieldAccessWatch, declaring(jni, i), declared(jni, i));
    if (by_jni)
        read_all(jni, holder);
    for (int i = 0; begins == by_jni && i < 3; i++)
        must(ClearFieldAccessWatch, declaring(jni, i), declared(jni, i));
}

TEST(.target = "watch.Inheriting", .probe = observe,
     .needs = {.can_generate_field_access_events = 1}, .cases = LIST("by-code", "by-jni"));
