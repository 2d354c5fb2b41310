/* SPDX-License-Identifier: Apache-2.0 */
#include "../fields.h"

TITLE("FieldModification for a write through JNI reports the native method as its place.");

static void observe(JNIEnv *jni, jobject holder)
{
    on(FieldModification, say_modification);
    jfieldID field = instance_field(jni, "i", "I");
    jfieldID number = static_field(jni, "number", "I");
    must(SetFieldModificationWatch, fields_class(jni), field);
    must(SetFieldModificationWatch, fields_class(jni), number);
    (*jni)->SetIntField(jni, holder, field, 42);
    say("now %d", (int)(*jni)->GetIntField(jni, holder, field));
    (*jni)->SetStaticIntField(jni, fields_class(jni), number, 43);
    off(FieldModification);
}

TEST(.target = "watch.Fields", .probe = observe,
     .needs = {.can_generate_field_modification_events = 1});
