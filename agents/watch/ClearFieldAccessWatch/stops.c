/* SPDX-License-Identifier: Apache-2.0 */
#include "../fields.h"

TITLE("ClearFieldAccessWatch stops the events of its field and leaves other watches set.");

static void observe(JNIEnv *jni, jobject holder)
{
    on(FieldAccess, say_access);
    must(SetFieldAccessWatch, fields_class(jni), instance_field(jni, "i", "I"));
    must(SetFieldAccessWatch, fields_class(jni), instance_field(jni, "j", "J"));
    jfieldID field = instance_field(jni, "i", "I");
    say("clear: %s", error_name(ti(ClearFieldAccessWatch, fields_class(jni), field)));
}

TEST(.target = "watch.Fields", .probe = observe, .needs = {.can_generate_field_access_events = 1});
