/* SPDX-License-Identifier: Apache-2.0 */
#include "../places.h"

TITLE("A JNI write in a callback posts FieldModification with the current frame's method and location.");

static jclass places;
static jobject derived;
static jfieldID value, number;

static void JNICALL modified(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                             jlocation location, jclass klass, jobject object, jfieldID field,
                             char type, jvalue new_value)
{
    say("write %s of %s at %d in %s: %d", short_field_name(klass, field), to_string(jni, object),
        (int)location, method_name(method), (int)new_value.i);
}

static void JNICALL arrived(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                            jlocation location)
{
    say("breakpoint at %d in %s", (int)location, method_name(method));
    (*jni)->SetIntField(jni, derived, value, 100);
    (*jni)->SetStaticIntField(jni, places, number, 101);
    say("the handler has written %d %d", (int)(*jni)->GetIntField(jni, derived, value),
        (int)(*jni)->GetStaticIntField(jni, places, number));
}

/* increment: aload_0, dup, getfield 2, iconst_1 5. */
static void observe(JNIEnv *jni, jobject holder)
{
    places = (*jni)->NewGlobalRef(jni, places_class(jni));
    derived = (*jni)->NewGlobalRef(jni, holder);
    value = field_id(jni, base_class(jni), "value", "I");
    number = static_field_id(jni, places, "number", "I");
    must(SetFieldModificationWatch, base_class(jni), value);
    must(SetFieldModificationWatch, places, number);
    on(FieldModification, modified);
    on(Breakpoint, arrived);
    must(SetBreakpoint, static_method_id(jni, places, "increment", "(Lwatch/Places$Base;)V"), 5);
}

TEST(.target = "watch.Places", .probe = observe,
     .needs = {.can_generate_field_modification_events = 1, .can_generate_breakpoint_events = 1});
