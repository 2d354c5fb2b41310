/* SPDX-License-Identifier: Apache-2.0 */
#include "../fields.h"

TITLE("ClearFieldModificationWatch of some of several fields stops the events of just these.");

static void observe(JNIEnv *jni, jobject holder)
{
    jclass klass = fields_class(jni);
    jfieldID kept[] = {instance_field(jni, "c", "C"), instance_field(jni, "i", "I"),
                       instance_field(jni, "o", "Ljava/lang/Object;"),
                       static_field(jni, "shared", "Ljava/lang/Object;")};
    jfieldID cleared[] = {instance_field(jni, "d", "D"), static_field(jni, "number", "I"),
                          instance_field(jni, "j", "J")};
    on(FieldModification, say_modification);
    for (int i = 0; i < 4; i++)
        must(SetFieldModificationWatch, klass, kept[i]);
    for (int i = 0; i < 3; i++)
        must(SetFieldModificationWatch, klass, cleared[i]);
    for (int i = 0; i < 3; i++)
        say("clear: %s", error_name(ti(ClearFieldModificationWatch, klass, cleared[i])));
}

TEST(.target = "watch.Fields", .probe = observe,
     .needs = {.can_generate_field_modification_events = 1});
