/* SPDX-License-Identifier: Apache-2.0 */
#include "../fields.h"

TITLE("FieldAccess is posted for each JNI function that reads a field, with the native method.");

static void observe(JNIEnv *jni, jobject holder)
{
    static const struct {
        const char *name, *signature;
    } fields[] = {{"z", "Z"}, {"b", "B"}, {"c", "C"},
                  {"s", "S"}, {"i", "I"}, {"j", "J"},
                  {"f", "F"}, {"d", "D"}, {"o", "Ljava/lang/Object;"}};
    jfieldID ids[9];
    on(FieldAccess, say_access);
    for (int i = 0; i < 9; i++) {
        ids[i] = instance_field(jni, fields[i].name, fields[i].signature);
        must(SetFieldAccessWatch, fields_class(jni), ids[i]);
    }
    say("%s", truth((*jni)->GetBooleanField(jni, holder, ids[0])));
    say("%d", (*jni)->GetByteField(jni, holder, ids[1]));
    say("%d", (*jni)->GetCharField(jni, holder, ids[2]));
    say("%d", (*jni)->GetShortField(jni, holder, ids[3]));
    say("%d", (int)(*jni)->GetIntField(jni, holder, ids[4]));
    say("%d", (int)(*jni)->GetLongField(jni, holder, ids[5]));
    say("%g", (double)(*jni)->GetFloatField(jni, holder, ids[6]));
    say("%g", (*jni)->GetDoubleField(jni, holder, ids[7]));
    say("null: %s", truth((*jni)->GetObjectField(jni, holder, ids[8]) == NULL));
    off(FieldAccess);
}

TEST(.target = "watch.Fields", .probe = observe, .needs = {.can_generate_field_access_events = 1});
