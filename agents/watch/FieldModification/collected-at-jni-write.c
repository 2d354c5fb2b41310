/* SPDX-License-Identifier: Apache-2.0 */
#include "../fresh.h"

TITLE("A write through JNI stores the value although the FieldModification callback forces collections.");

static void JNICALL written(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                            jlocation location, jclass klass, jobject object, jfieldID field,
                            char type, jvalue value)
{
    collect_and_refill(jni);
    say("FieldModification of %d, new value %d", object_number(jni, object),
        type == 'J' ? (int)value.j : object_number(jni, value.l));
}

static void observe(JNIEnv *jni, jobject unused)
{
    jclass klass = find_class(jni, "watch/Fresh");
    jfieldID number = field_id(jni, klass, "number", "J");
    jfieldID next = field_id(jni, klass, "next", "Lwatch/Fresh;");
    on(FieldModification, written);
    must(SetFieldModificationWatch, klass, number);
    must(SetFieldModificationWatch, klass, next);
    jobject first = new_fresh(jni, klass, 21), second = new_fresh(jni, klass, 22);
    (*jni)->SetLongField(jni, first, number, 23);
    (*jni)->SetObjectField(jni, second, next, first);
    off(FieldModification);
    say("stored: %d and %d", (int)(*jni)->GetLongField(jni, first, number),
        object_number(jni, (*jni)->GetObjectField(jni, second, next)));
}

TEST(.target = "watch.Fresh", .probe = observe, .vm_args = LIST(STEADY_HEAP),
     .needs = {.can_generate_field_modification_events = 1});
