/* SPDX-License-Identifier: Apache-2.0 */
#include "record.h"

TITLE("GetFieldName and GetFieldModifiers tell static from other fields in a class of seventy fields.");

static void observe(JNIEnv *jni, jobject seventy)
{
    jclass klass = (*jni)->GetObjectClass(jni, seventy);
    for (int i = 0; i < 70; i++) {
        char *name = NULL, *expected = assay_text();
        jint modifiers = 0, right = i % 2 == 0 ? 0 : 0x0008; /* ACC_STATIC */
        assay_append(expected, "f%d", i);
        jfieldID field = i % 2 == 0 ? field_id(jni, klass, expected, "I")
                                    : static_field_id(jni, klass, expected, "I");
        must(GetFieldName, klass, field, &name, NULL, NULL);
        must(GetFieldModifiers, klass, field, &modifiers);
        if (strcmp(readable_text(name), expected) != 0 || modifiers != right)
            differs_in_order("field %d: expected %s, actual %s with modifiers 0x%x", i, expected,
                             readable_text(name), (unsigned)modifiers);
        release(name);
    }
    say_first_difference();
}

/* Bulk oracle: seventy fields. */
TEST(.target = "watch.SeventyFields", .probe = observe);
