/* SPDX-License-Identifier: Apache-2.0 */
#include "../inheriting.h"

TITLE("FieldAccess is posted for inherited fields in a subclass that is loaded after the watch was set.");

static void JNICALL accessed(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                             jlocation location, jclass klass, jobject object, jfieldID field)
{
    say("read of %s %s", field_of_object(jni, klass, field, object), location_in(method, location));
}

static void observe(JNIEnv *jni, jobject base)
{
    on(FieldAccess, accessed);
    must(SetFieldAccessWatch, base, field_id(jni, base, "value", "I"));
    must(SetFieldAccessWatch, base, static_field_id(jni, base, "shared", "I"));
}

TEST(.target = "watch.LaterSubclass", .probe = observe,
     .needs = {.can_generate_field_access_events = 1});
