/* SPDX-License-Identifier: Apache-2.0 */
#include "../fields.h"

TITLE("SetFieldAccessWatch of a field of any type posts one event for each read.");

static const struct {
    const char *name, *signature;
} fields[] = {{"z", "Z"}, {"b", "B"}, {"c", "C"},
              {"s", "S"}, {"i", "I"}, {"j", "J"},
              {"f", "F"}, {"d", "D"}, {"o", "Ljava/lang/Object;"}};

static void observe(JNIEnv *jni, jobject holder)
{
    on(FieldAccess, say_access);
    for (size_t i = 0; i < sizeof fields / sizeof fields[0]; i++) {
        jfieldID field = instance_field(jni, fields[i].name, fields[i].signature);
        jvmtiError error = ti(SetFieldAccessWatch, fields_class(jni), field);
        say("watch %s: %s", fields[i].name, error_name(error));
    }
}

TEST(.target = "watch.Fields", .probe = observe, .needs = {.can_generate_field_access_events = 1});
