/* SPDX-License-Identifier: Apache-2.0 */
#include "../fields.h"

TITLE("ClearFieldAccessWatch clears a watch that was refused as a duplicate with one call.");

/* Another field is watched all the time. */
static void observe(JNIEnv *jni, jobject holder)
{
    jclass klass = fields_class(jni);
    jfieldID field = instance_field(jni, "i", "I");
    on(FieldAccess, say_access);
    must(SetFieldAccessWatch, klass, field);
    must(SetFieldAccessWatch, klass, instance_field(jni, "j", "J"));
    say("set again: %s", error_name(ti(SetFieldAccessWatch, klass, field)));
    say("clear: %s", error_name(ti(ClearFieldAccessWatch, klass, field)));
    say("clear again: %s", error_name(ti(ClearFieldAccessWatch, klass, field)));
}

TEST(.target = "watch.Fields", .probe = observe, .needs = {.can_generate_field_access_events = 1});
