/* SPDX-License-Identifier: Apache-2.0 */
#include "../compiled_fields.h"
#include "../fields.h"

TITLE("FieldAccess is posted for each JNI function that reads a static field, without an object.");

static void observe(JNIEnv *jni, jobject unused)
{
    jclass klass = find_class(jni, "watch/CompiledFields");
    jfieldID ids[9];
    for (int i = 0; i < 9; i++)
        ids[i] = compiled_field(jni, klass, 9 + i);
    (*jni)->SetStaticBooleanField(jni, klass, ids[0], JNI_TRUE);
    (*jni)->SetStaticByteField(jni, klass, ids[1], -100);
    (*jni)->SetStaticCharField(jni, klass, ids[2], 0x8002);
    (*jni)->SetStaticShortField(jni, klass, ids[3], -30000);
    (*jni)->SetStaticIntField(jni, klass, ids[4], 0x12345678);
    (*jni)->SetStaticLongField(jni, klass, ids[5], -0x123456789abcdefLL);
    (*jni)->SetStaticFloatField(jni, klass, ids[6], 2.25f);
    (*jni)->SetStaticDoubleField(jni, klass, ids[7], -3.141592653589793);
    (*jni)->SetStaticObjectField(jni, klass, ids[8], klass);
    on(FieldAccess, say_access);
    for (int i = 0; i < 9; i++)
        must(SetFieldAccessWatch, klass, ids[i]);
    say("%s", truth((*jni)->GetStaticBooleanField(jni, klass, ids[0])));
    say("%d", (*jni)->GetStaticByteField(jni, klass, ids[1]));
    say("%d", (*jni)->GetStaticCharField(jni, klass, ids[2]));
    say("%d", (*jni)->GetStaticShortField(jni, klass, ids[3]));
    say("%d", (int)(*jni)->GetStaticIntField(jni, klass, ids[4]));
    say("%lld", (long long)(*jni)->GetStaticLongField(jni, klass, ids[5]));
    say("%g", (double)(*jni)->GetStaticFloatField(jni, klass, ids[6]));
    say("%a", (*jni)->GetStaticDoubleField(jni, klass, ids[7]));
    jobject read = (*jni)->GetStaticObjectField(jni, klass, ids[8]);
    say("the object stored: %s", truth((*jni)->IsSameObject(jni, read, klass)));
    off(FieldAccess);
}

TEST(.probe = observe, .needs = {.can_generate_field_access_events = 1});
