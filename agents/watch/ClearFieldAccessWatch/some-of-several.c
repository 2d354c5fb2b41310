/* SPDX-License-Identifier: Apache-2.0 */
#include "../fields.h"

TITLE("ClearFieldAccessWatch of some of several fields stops the events of just these.");

static void observe(JNIEnv *jni, jobject holder)
{
    jclass klass = fields_class(jni);
    jfieldID kept[] = {instance_field(jni, "c", "C"), instance_field(jni, "i", "I"),
                       instance_field(jni, "o", "Ljava/lang/Object;"),
                       static_field(jni, "shared", "Ljava/lang/Object;")};
    jfieldID cleared[] = {instance_field(jni, "d", "D"), static_field(jni, "number", "I"),
                          instance_field(jni, "j", "J")};
    on(FieldAccess, say_access);
    for (int i = 0; i < 4; i++)
        must(SetFieldAccessWatch, klass, kept[i]);
    for (int i = 0; i < 3; i++)
        must(SetFieldAccessWatch, klass, cleared[i]);
    for (int i = 0; i < 3; i++)
        say("clear: %s", error_name(ti(ClearFieldAccessWatch, klass, cleared[i])));
}

TEST(.target = "watch.Fields", .probe = observe, .needs = {.can_generate_field_access_events = 1});
