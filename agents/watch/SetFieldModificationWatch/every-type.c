/* SPDX-License-Identifier: Apache-2.0 */
#include "../fields.h"

TITLE("SetFieldModificationWatch of a field of any type posts one event for each write.");

static const struct {
    const char *name, *signature;
} fields[] = {{"z", "Z"}, {"b", "B"}, {"c", "C"},
              {"s", "S"}, {"i", "I"}, {"j", "J"},
              {"f", "F"}, {"d", "D"}, {"o", "Ljava/lang/Object;"}};

static void observe(JNIEnv *jni, jobject holder)
{
    on(FieldModification, say_modification);
    for (size_t i = 0; i < sizeof fields / sizeof fields[0]; i++) {
        jfieldID field = instance_field(jni, fields[i].name, fields[i].signature);
        jvmtiError error = ti(SetFieldModificationWatch, fields_class(jni), field);
        say("watch %s: %s", fields[i].name, error_name(error));
    }
}

TEST(.target = "watch.Fields", .probe = observe,
     .needs = {.can_generate_field_modification_events = 1});
