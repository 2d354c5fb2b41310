/* SPDX-License-Identifier: Apache-2.0 */
#include "../fields.h"

TITLE("ClearFieldModificationWatch of a watch that is not set leaves another field's watch set.");

static void observe(JNIEnv *jni, jobject holder)
{
    jclass klass = fields_class(jni);
    on(FieldModification, say_modification);
    must(SetFieldModificationWatch, klass, instance_field(jni, "j", "J"));
    say("not set: %s",
        error_name(ti(ClearFieldModificationWatch, klass, instance_field(jni, "i", "I"))));
}

TEST(.target = "watch.Fields", .probe = observe,
     .needs = {.can_generate_field_modification_events = 1});
