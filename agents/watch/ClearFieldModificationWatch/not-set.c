/* SPDX-License-Identifier: Apache-2.0 */
#include "../fields.h"

TITLE("ClearFieldModificationWatch returns NOT_FOUND for a watch that is not set.");

static void observe(JNIEnv *jni, jobject holder)
{
    jclass klass = fields_class(jni);
    jfieldID field = instance_field(jni, "i", "I");
    on(FieldModification, say_modification);
    say("never set: %s", error_name(ti(ClearFieldModificationWatch, klass, field)));
    must(SetFieldAccessWatch, klass, field);
    must(SetFieldModificationWatch, klass, instance_field(jni, "j", "J"));
    say("set otherwise: %s", error_name(ti(ClearFieldModificationWatch, klass, field)));
    must(SetFieldModificationWatch, klass, field);
    say("set: %s", error_name(ti(ClearFieldModificationWatch, klass, field)));
    say("cleared: %s", error_name(ti(ClearFieldModificationWatch, klass, field)));
    say("set again: %s", error_name(ti(SetFieldModificationWatch, klass, field)));
}

TEST(.target = "watch.Fields", .probe = observe,
     .needs = {.can_generate_field_access_events = 1, .can_generate_field_modification_events = 1});
