/* SPDX-License-Identifier: Apache-2.0 */
#include "classes.h"
#include "events.h"

TITLE("PopFrame in callbacks of watches on instance fields has the method called again with its arguments.");

/* Leaves a method at the first event in it; there may be objects to move. */
static void pop_once(const char *event, jthread thread, jmethodID method)
{
    static jmethodID last;
    say("%s in %s", event, short_method_name(method));
    if (method != last) {
        must(ForceGarbageCollection);
        say("PopFrame: %s", error_name(ti_if_able(PopFrame, thread)));
    }
    last = method;
}

static void JNICALL looked(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                           jlocation location, jclass klass, jobject object, jfieldID field)
{
    pop_once("FieldAccess", thread, method);
}

static void JNICALL written(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                            jlocation location, jclass klass, jobject object, jfieldID field,
                            char type, jvalue value)
{
    pop_once("FieldModification", thread, method);
}

static void observe(JNIEnv *jni, jobject unused)
{
    jclass klass = find_class(jni, "stack/FieldUses");
    jfieldID field;
    on(FieldAccess, looked);
    on(FieldModification, written);
    FOR_FIELDS(klass, field)
    {
        if (is_case("access"))
            must(SetFieldAccessWatch, klass, field);
        else
            must(SetFieldModificationWatch, klass, field);
    }
}

TEST(.target = "stack.FieldUses", .probe = observe, .since = 13,
     .needs = {.can_pop_frame = 1,
               .can_generate_field_access_events = 1,
               .can_generate_field_modification_events = 1},
     .cases = LIST("access", "modification"));
