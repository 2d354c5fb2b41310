/* SPDX-License-Identifier: Apache-2.0 */
#include "../fields.h"

TITLE("ClearFieldModificationWatch stops the events of its field and leaves other watches set.");

static void observe(JNIEnv *jni, jobject holder)
{
    on(FieldModification, say_modification);
    must(SetFieldModificationWatch, fields_class(jni), instance_field(jni, "i", "I"));
    must(SetFieldModificationWatch, fields_class(jni), instance_field(jni, "j", "J"));
    jfieldID field = instance_field(jni, "i", "I");
    say("clear: %s", error_name(ti(ClearFieldModificationWatch, fields_class(jni), field)));
}

TEST(.target = "watch.Fields", .probe = observe,
     .needs = {.can_generate_field_modification_events = 1});
