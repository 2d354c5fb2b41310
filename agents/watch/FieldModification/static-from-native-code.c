/* SPDX-License-Identifier: Apache-2.0 */
#include "../compiled_fields.h"
#include "../fields.h"

TITLE("FieldModification is posted for each JNI function that writes a static field, without an object.");

static void observe(JNIEnv *jni, jobject unused)
{
    jclass klass = find_class(jni, "watch/CompiledFields");
    jfieldID ids[9];
    on(FieldModification, say_modification);
    for (int i = 0; i < 9; i++) {
        ids[i] = compiled_field(jni, klass, 9 + i);
        must(SetFieldModificationWatch, klass, ids[i]);
    }
    (*jni)->SetStaticBooleanField(jni, klass, ids[0], JNI_TRUE);
    (*jni)->SetStaticByteField(jni, klass, ids[1], -100);
    (*jni)->SetStaticCharField(jni, klass, ids[2], 0x8002);
    (*jni)->SetStaticShortField(jni, klass, ids[3], -30000);
    (*jni)->SetStaticIntField(jni, klass, ids[4], 0x12345678);
    (*jni)->SetStaticLongField(jni, klass, ids[5], -0x123456789abcdefLL);
    (*jni)->SetStaticFloatField(jni, klass, ids[6], 2.25f);
    (*jni)->SetStaticDoubleField(jni, klass, ids[7], -3.141592653589793);
    (*jni)->SetStaticObjectField(jni, klass, ids[8], klass);
    (*jni)->SetStaticObjectField(jni, klass, ids[8], NULL);
    off(FieldModification);
}

TEST(.probe = observe, .needs = {.can_generate_field_modification_events = 1});
