/* SPDX-License-Identifier: Apache-2.0 */
#include "../fields.h"

TITLE("ClearFieldModificationWatch clears a watch that was refused as a duplicate with one call.");

/* Another field is watched all the time. */
static void observe(JNIEnv *jni, jobject holder)
{
    jclass klass = fields_class(jni);
    jfieldID field = instance_field(jni, "i", "I");
    on(FieldModification, say_modification);
    must(SetFieldModificationWatch, klass, field);
    must(SetFieldModificationWatch, klass, instance_field(jni, "j", "J"));
    say("set again: %s", error_name(ti(SetFieldModificationWatch, klass, field)));
    say("clear: %s", error_name(ti(ClearFieldModificationWatch, klass, field)));
    say("clear again: %s", error_name(ti(ClearFieldModificationWatch, klass, field)));
}

TEST(.target = "watch.Fields", .probe = observe,
     .needs = {.can_generate_field_modification_events = 1});
