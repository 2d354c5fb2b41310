/* SPDX-License-Identifier: Apache-2.0 */
#include "../fields.h"

TITLE("FieldAccess for a read through JNI reports the native method as its place.");

static void observe(JNIEnv *jni, jobject holder)
{
    on(FieldAccess, say_access);
    jfieldID field = instance_field(jni, "i", "I");
    jfieldID number = static_field(jni, "number", "I");
    must(SetFieldAccessWatch, fields_class(jni), field);
    must(SetFieldAccessWatch, fields_class(jni), number);
    say("read %d", (int)(*jni)->GetIntField(jni, holder, field));
    say("read %d", (int)(*jni)->GetStaticIntField(jni, fields_class(jni), number));
    off(FieldAccess);
}

TEST(.target = "watch.Fields", .probe = observe, .needs = {.can_generate_field_access_events = 1});
