/* SPDX-License-Identifier: Apache-2.0 */
#include "../fresh.h"
#include "events.h"

TITLE("A write that is repeated stores the value although the FieldModification callback forces collections.");

static void JNICALL written(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                            jlocation location, jclass klass, jobject object, jfieldID field,
                            char type, jvalue value)
{
    if (!is_of_interest(method))
        return;
    collect_and_refill(jni);
    say("FieldModification of %d, new value %d", object_number(jni, object),
        type == 'J' ? (int)value.j : object_number(jni, value.l));
}

static void observe(JNIEnv *jni, jobject unused)
{
    jclass klass = find_class(jni, "watch/Fresh");
    say_events_in("Lwatch/Repeating;");
    on(FieldModification, written);
    must(SetFieldModificationWatch, klass, field_id(jni, klass, "number", "J"));
    must(SetFieldModificationWatch, klass, field_id(jni, klass, "next", "Lwatch/Fresh;"));
    must(SetFieldModificationWatch, klass, static_field_id(jni, klass, "last", "Lwatch/Fresh;"));
}

TEST(.target = "watch.Repeating", .probe = observe, .timeout = 60, .vm_args = LIST(STEADY_HEAP),
     .needs = {.can_generate_field_modification_events = 1});
