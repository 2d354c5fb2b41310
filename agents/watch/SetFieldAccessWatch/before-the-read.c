/* SPDX-License-Identifier: Apache-2.0 */
#include "../fields.h"

TITLE("FieldAccess is posted before the read: a value set in the callback is what is read.");

static void JNICALL accessed(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                             jlocation location, jclass klass, jobject object, jfieldID field)
{
    say("access");
    (*jni)->SetStaticIntField(jni, klass, field, 60);
}

static void observe(JNIEnv *jni, jobject holder)
{
    on(FieldAccess, accessed);
    must(SetFieldAccessWatch, fields_class(jni), static_field(jni, "number", "I"));
}

TEST(.target = "watch.Fields", .probe = observe, .needs = {.can_generate_field_access_events = 1});
