/* SPDX-License-Identifier: Apache-2.0 */
#include "../fresh.h"
#include "events.h"

TITLE("A read of a static field through JNI returns the value though the callback forces collections.");

static void JNICALL read_by(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                            jlocation location, jclass klass, jobject object, jfieldID field)
{
    collect_and_refill(jni);
    say("FieldAccess of %s", short_field_name(klass, field));
}

static void observe(JNIEnv *jni, jobject unused)
{
    jclass klass = find_class(jni, "watch/Fresh");
    jfieldID last = static_field_id(jni, klass, "last", "Lwatch/Fresh;");
    jobject first = new_fresh(jni, klass, 21);
    (*jni)->SetStaticObjectField(jni, klass, last, first);
    (*jni)->DeleteLocalRef(jni, first);
    on(FieldAccess, read_by);
    must(SetFieldAccessWatch, klass, last);
    jobject read = (*jni)->GetStaticObjectField(jni, klass, last);
    off(FieldAccess);
    say("read: %d", object_number(jni, read));
}

TEST(.target = "watch.Fresh", .probe = observe, .vm_args = LIST(STEADY_HEAP),
     .needs = {.can_generate_field_access_events = 1});
