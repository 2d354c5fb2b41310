/* SPDX-License-Identifier: Apache-2.0 */
#include "../fields.h"

TITLE("SetFieldModificationWatch refuses bad arguments as recommended, and sets no watch.");

static void observe(JNIEnv *jni, jobject holder)
{
    jfieldID field = instance_field(jni, "i", "I");
    jvmtiError error = JVMTI_ERROR_NONE;
    on(FieldModification, say_modification);
    must(SetFieldModificationWatch, fields_class(jni), static_field(jni, "number", "I"));
    if (is_case("no-class"))
        error = ti(SetFieldModificationWatch, (jclass)holder, field);
    else
        error = ti(SetFieldModificationWatch, fields_class(jni), NULL);
    say("SetFieldModificationWatch: %s", error_name(error));
    end_if_accepted(error);
}

TEST(.target = "watch.Fields", .probe = observe,
     .needs = {.can_generate_field_modification_events = 1},
     .cases = LIST("no-class", "null-field"));
