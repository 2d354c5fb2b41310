/* SPDX-License-Identifier: Apache-2.0 */
#include "../fields.h"

TITLE("FieldModification is posted for each JNI function that writes a field, with the native method.");

static void observe(JNIEnv *jni, jobject holder)
{
    static const struct {
        const char *name, *signature;
    } fields[] = {{"z", "Z"}, {"b", "B"}, {"c", "C"},
                  {"s", "S"}, {"i", "I"}, {"j", "J"},
                  {"f", "F"}, {"d", "D"}, {"o", "Ljava/lang/Object;"}};
    jfieldID ids[9];
    on(FieldModification, say_modification);
    for (int i = 0; i < 9; i++) {
        ids[i] = instance_field(jni, fields[i].name, fields[i].signature);
        must(SetFieldModificationWatch, fields_class(jni), ids[i]);
    }
    (*jni)->SetBooleanField(jni, holder, ids[0], JNI_TRUE);
    (*jni)->SetByteField(jni, holder, ids[1], -100);
    (*jni)->SetCharField(jni, holder, ids[2], 0x8002);
    (*jni)->SetShortField(jni, holder, ids[3], -30000);
    (*jni)->SetIntField(jni, holder, ids[4], 0x12345678);
    (*jni)->SetLongField(jni, holder, ids[5], -0x123456789abcdefLL);
    (*jni)->SetFloatField(jni, holder, ids[6], 2.25f);
    (*jni)->SetDoubleField(jni, holder, ids[7], -3.141592653589793);
    (*jni)->SetObjectField(jni, holder, ids[8], holder);
    (*jni)->SetObjectField(jni, holder, ids[8], NULL);
    off(FieldModification);
}

TEST(.target = "watch.Fields", .probe = observe,
     .needs = {.can_generate_field_modification_events = 1});
