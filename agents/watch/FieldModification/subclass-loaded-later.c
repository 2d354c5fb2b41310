/* SPDX-License-Identifier: Apache-2.0 */
#include "../inheriting.h"

TITLE("FieldModification is posted for inherited fields in a subclass that is loaded after the watch was set.");

static void JNICALL modified(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                             jlocation location, jclass klass, jobject object, jfieldID field,
                             char type, jvalue value)
{
    say("write of %s to %s %s", value_text(type, value), field_of_object(jni, klass, field, object),
        location_in(method, location));
}

static void observe(JNIEnv *jni, jobject base)
{
    on(FieldModification, modified);
    must(SetFieldModificationWatch, base, field_id(jni, base, "value", "I"));
    must(SetFieldModificationWatch, base, static_field_id(jni, base, "shared", "I"));
}

TEST(.target = "watch.LaterSubclass", .probe = observe,
     .needs = {.can_generate_field_modification_events = 1});
