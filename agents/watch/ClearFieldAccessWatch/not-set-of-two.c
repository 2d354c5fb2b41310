/* SPDX-License-Identifier: Apache-2.0 */
#include "../fields.h"

TITLE("ClearFieldAccessWatch of a watch that is not set leaves another field's watch set.");

static void observe(JNIEnv *jni, jobject holder)
{
    jclass klass = fields_class(jni);
    on(FieldAccess, say_access);
    must(SetFieldAccessWatch, klass, instance_field(jni, "j", "J"));
    say("not set: %s", error_name(ti(ClearFieldAccessWatch, klass, instance_field(jni, "i", "I"))));
}

TEST(.target = "watch.Fields", .probe = observe, .needs = {.can_generate_field_access_events = 1});
