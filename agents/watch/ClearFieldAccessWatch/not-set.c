/* SPDX-License-Identifier: Apache-2.0 */
#include "../fields.h"

TITLE("ClearFieldAccessWatch returns NOT_FOUND for a watch that is not set, whatever else is watched.");

static void observe(JNIEnv *jni, jobject holder)
{
    jclass klass = fields_class(jni);
    jfieldID field = instance_field(jni, "i", "I");
    on(FieldAccess, say_access);
    say("never set: %s", error_name(ti(ClearFieldAccessWatch, klass, field)));
    must(SetFieldModificationWatch, klass, field);
    must(SetFieldAccessWatch, klass, instance_field(jni, "j", "J"));
    say("set otherwise: %s", error_name(ti(ClearFieldAccessWatch, klass, field)));
    must(SetFieldAccessWatch, klass, field);
    say("set: %s", error_name(ti(ClearFieldAccessWatch, klass, field)));
    say("cleared: %s", error_name(ti(ClearFieldAccessWatch, klass, field)));
    say("set again: %s", error_name(ti(SetFieldAccessWatch, klass, field)));
}

TEST(.target = "watch.Fields", .probe = observe,
     .needs = {.can_generate_field_access_events = 1, .can_generate_field_modification_events = 1});
