/* SPDX-License-Identifier: Apache-2.0 */
#include "classes.h"
#include "events.h"

TITLE("ForceEarlyReturnInt in callbacks of watches on instance fields gives the caller its value.");

/* Leaves a method at the first event in it; there may be objects to move. */
static void return_once(const char *event, jthread thread, jmethodID method)
{
    static jmethodID last;
    say("%s in %s", event, short_method_name(method));
    if (method != last) {
        must(ForceGarbageCollection);
        say("ForceEarlyReturnInt: %s", error_name(ti_if_able(ForceEarlyReturnInt, thread, 42)));
    }
    last = method;
}

static void JNICALL looked(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                           jlocation location, jclass klass, jobject object, jfieldID field)
{
    return_once("FieldAccess", thread, method);
}

static void JNICALL written(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                            jlocation location, jclass klass, jobject object, jfieldID field,
                            char type, jvalue value)
{
    return_once("FieldModification", thread, method);
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

TEST(.target = "stack.FieldUses", .probe = observe,
     .needs = {.can_force_early_return = 1,
               .can_generate_field_access_events = 1,
               .can_generate_field_modification_events = 1},
     .cases = LIST("access", "modification"));
