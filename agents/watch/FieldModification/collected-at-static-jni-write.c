/* SPDX-License-Identifier: Apache-2.0 */
#include "../fresh.h"
#include "events.h"

TITLE("A write of a static field through JNI stores the value though the callback forces collections.");

static void JNICALL written(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                            jlocation location, jclass klass, jobject object, jfieldID field,
                            char type, jvalue value)
{
    collect_and_refill(jni);
    say("FieldModification of %s, new value %d", short_field_name(klass, field),
        object_number(jni, value.l));
}

static void observe(JNIEnv *jni, jobject unused)
{
    jclass klass = find_class(jni, "watch/Fresh");
    jfieldID last = static_field_id(jni, klass, "last", "Lwatch/Fresh;");
    on(FieldModification, written);
    must(SetFieldModificationWatch, klass, last);
    (*jni)->SetStaticObjectField(jni, klass, last, new_fresh(jni, klass, 21));
    off(FieldModification);
    say("stored: %d", object_number(jni, (*jni)->GetStaticObjectField(jni, klass, last)));
}

TEST(.target = "watch.Fresh", .probe = observe, .vm_args = LIST(STEADY_HEAP),
     .needs = {.can_generate_field_modification_events = 1});
