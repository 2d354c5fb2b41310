/* SPDX-License-Identifier: Apache-2.0 */
#include "../fresh.h"
#include "events.h"

TITLE("A read that is repeated returns the value although the FieldAccess callback forces collections.");

static void JNICALL read_by(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                            jlocation location, jclass klass, jobject object, jfieldID field)
{
    if (!is_of_interest(method))
        return;
    collect_and_refill(jni);
    say("FieldAccess of %d", object_number(jni, object));
}

static void observe(JNIEnv *jni, jobject unused)
{
    jclass klass = find_class(jni, "watch/Fresh");
    say_events_in("Lwatch/Repeating;");
    on(FieldAccess, read_by);
    must(SetFieldAccessWatch, klass, field_id(jni, klass, "number", "J"));
    must(SetFieldAccessWatch, klass, field_id(jni, klass, "next", "Lwatch/Fresh;"));
    must(SetFieldAccessWatch, klass, static_field_id(jni, klass, "last", "Lwatch/Fresh;"));
}

TEST(.target = "watch.Repeating", .probe = observe, .timeout = 60, .vm_args = LIST(STEADY_HEAP),
     .needs = {.can_generate_field_access_events = 1});
