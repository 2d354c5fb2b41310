/* SPDX-License-Identifier: Apache-2.0 */
#include "../fields.h"

TITLE("SetFieldModificationWatch refuses a duplicate, and the field posts one event.");

static void observe(JNIEnv *jni, jobject holder)
{
    on(FieldModification, say_modification);
    jfieldID field = instance_field(jni, "i", "I");
    say("first: %s", error_name(ti(SetFieldModificationWatch, fields_class(jni), field)));
    say("second: %s", error_name(ti(SetFieldModificationWatch, fields_class(jni), field)));
}

TEST(.target = "watch.Fields", .probe = observe,
     .needs = {.can_generate_field_modification_events = 1});
