/* SPDX-License-Identifier: Apache-2.0 */
#include "../places.h"

TITLE("A JNI read in a callback posts FieldAccess with the current frame's method and location.");

static jclass places;
static jobject derived;
static jfieldID value, number;

static void JNICALL accessed(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                             jlocation location, jclass klass, jobject object, jfieldID field)
{
    say("read %s of %s at %d in %s", short_field_name(klass, field), to_string(jni, object),
        (int)location, method_name(method));
}

static void JNICALL arrived(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                            jlocation location)
{
    say("breakpoint at %d in %s", (int)location, method_name(method));
    say("the handler reads %d", (int)(*jni)->GetIntField(jni, derived, value));
    say("the handler reads %d", (int)(*jni)->GetStaticIntField(jni, places, number));
}

/* increment: aload_0, dup, getfield 2, iconst_1 5. */
static void observe(JNIEnv *jni, jobject holder)
{
    places = (*jni)->NewGlobalRef(jni, places_class(jni));
    derived = (*jni)->NewGlobalRef(jni, holder);
    value = field_id(jni, base_class(jni), "value", "I");
    number = static_field_id(jni, places, "number", "I");
    must(SetFieldAccessWatch, base_class(jni), value);
    must(SetFieldAccessWatch, places, number);
    on(FieldAccess, accessed);
    on(Breakpoint, arrived);
    must(SetBreakpoint, static_method_id(jni, places, "increment", "(Lwatch/Places$Base;)V"), 5);
}

TEST(.target = "watch.Places", .probe = observe,
     .needs = {.can_generate_field_access_events = 1, .can_generate_breakpoint_events = 1});
