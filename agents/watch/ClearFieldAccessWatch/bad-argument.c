/* SPDX-License-Identifier: Apache-2.0 */
#include "../fields.h"

TITLE("ClearFieldAccessWatch refuses bad arguments as recommended, and clears none.");

static void observe(JNIEnv *jni, jobject holder)
{
    jfieldID field = instance_field(jni, "i", "I");
    jvmtiError error = JVMTI_ERROR_NONE;
    on(FieldAccess, say_access);
    must(SetFieldAccessWatch, fields_class(jni), field);
    if (is_case("no-class"))
        error = ti(ClearFieldAccessWatch, (jclass)holder, field);
    else
        error = ti(ClearFieldAccessWatch, fields_class(jni), NULL);
    say("ClearFieldAccessWatch: %s", error_name(error));
    end_if_accepted(error);
}

TEST(.target = "watch.Fields", .probe = observe, .needs = {.can_generate_field_access_events = 1},
     .cases = LIST("no-class", "null-field"));
