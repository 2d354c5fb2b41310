/* SPDX-License-Identifier: Apache-2.0 */
#include "../fields.h"

TITLE("SetFieldModificationWatch of a static field posts events without an object.");

static void observe(JNIEnv *jni, jobject holder)
{
    on(FieldModification, say_modification);
    jclass klass = fields_class(jni);
    jvmtiError error = ti(SetFieldModificationWatch, klass, static_field(jni, "number", "I"));
    say("watch number: %s", error_name(error));
    error = ti(SetFieldModificationWatch, klass, static_field(jni, "shared", "Ljava/lang/Object;"));
    say("watch shared: %s", error_name(error));
}

TEST(.target = "watch.Fields", .probe = observe,
     .needs = {.can_generate_field_modification_events = 1});
