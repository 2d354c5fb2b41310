/* SPDX-License-Identifier: Apache-2.0 */
#include "../fresh.h"

TITLE("A read through JNI returns the value although the FieldAccess callback forces collections.");

static void JNICALL read_by(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                            jlocation location, jclass klass, jobject object, jfieldID field)
{
    collect_and_refill(jni);
    say("FieldAccess of %d", object_number(jni, object));
}

static void observe(JNIEnv *jni, jobject unused)
{
    jclass klass = find_class(jni, "watch/Fresh");
    jfieldID number = field_id(jni, klass, "number", "J");
    jfieldID next = field_id(jni, klass, "next", "Lwatch/Fresh;");
    jobject first = new_fresh(jni, klass, 21), second = new_fresh(jni, klass, 22);
    (*jni)->SetLongField(jni, first, number, 23);
    (*jni)->SetObjectField(jni, second, next, first);
    on(FieldAccess, read_by);
    must(SetFieldAccessWatch, klass, number);
    must(SetFieldAccessWatch, klass, next);
    jlong value = (*jni)->GetLongField(jni, first, number);
    jobject stored = (*jni)->GetObjectField(jni, second, next);
    off(FieldAccess);
    say("read: %d and %d", (int)value, object_number(jni, stored));
}

TEST(.target = "watch.Fresh", .probe = observe, .vm_args = LIST(STEADY_HEAP),
     .needs = {.can_generate_field_access_events = 1});
