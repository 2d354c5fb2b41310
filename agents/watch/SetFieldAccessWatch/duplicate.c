/* SPDX-License-Identifier: Apache-2.0 */
#include "../fields.h"

TITLE("SetFieldAccessWatch refuses a duplicate, and the field posts one event.");

static void observe(JNIEnv *jni, jobject holder)
{
    on(FieldAccess, say_access);
    jfieldID field = instance_field(jni, "i", "I");
    say("first: %s", error_name(ti(SetFieldAccessWatch, fields_class(jni), field)));
    say("second: %s", error_name(ti(SetFieldAccessWatch, fields_class(jni), field)));
}

TEST(.target = "watch.Fields", .probe = observe, .needs = {.can_generate_field_access_events = 1});
