/* SPDX-License-Identifier: Apache-2.0 */
#include "../fields.h"

TITLE("ClearFieldAccessWatch of the last access watch leaves modification watches set.");

static void observe(JNIEnv *jni, jobject holder)
{
    jclass klass = fields_class(jni);
    jfieldID field = instance_field(jni, "i", "I");
    on(FieldAccess, say_access);
    on(FieldModification, say_modification);
    must(SetFieldAccessWatch, klass, field);
    must(SetFieldModificationWatch, klass, field);
    say("clear: %s", error_name(ti(ClearFieldAccessWatch, klass, field)));
}

TEST(.target = "watch.Fields", .probe = observe,
     .needs = {.can_generate_field_access_events = 1, .can_generate_field_modification_events = 1});
