/* SPDX-License-Identifier: Apache-2.0 */
#include "../fresh.h"

TITLE("A read returns the field's value although the FieldAccess callback forces garbage collections.");

static void JNICALL read_by(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                            jlocation location, jclass klass, jobject object, jfieldID field)
{
    if (!is_main(method))
        return;
    collect_and_refill(jni);
    say("FieldAccess of %d", object_number(jni, object));
}

static void observe(JNIEnv *jni, jobject unused)
{
    jclass klass = find_class(jni, "watch/Fresh");
    on(FieldAccess, read_by);
    must(SetFieldAccessWatch, klass, field_id(jni, klass, "next", "Lwatch/Fresh;"));
    must(SetFieldAccessWatch, klass, static_field_id(jni, klass, "last", "Lwatch/Fresh;"));
}

TEST(.target = "watch.Fresh", .probe = observe, .vm_args = LIST(STEADY_HEAP),
     .needs = {.can_generate_field_access_events = 1});
