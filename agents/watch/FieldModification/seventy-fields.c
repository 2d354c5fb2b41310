/* SPDX-License-Identifier: Apache-2.0 */
#include "../numbered_fields.h"

TITLE("FieldModification is posted for exactly the watched ones of seventy fields.");

static void JNICALL modified(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                             jlocation location, jclass klass, jobject object, jfieldID field,
                             char type, jvalue value)
{
    say("%s %s", value_text(type, value), short_field_name(klass, field));
}

static void observe(JNIEnv *jni, jobject seventy)
{
    static const int watched[] = {2, 3, 30, 33, 62, 66, 67, 68};
    jclass klass = find_class(jni, "watch/SeventyFields");
    on(FieldModification, modified);
    for (size_t i = 0; i < sizeof watched / sizeof watched[0]; i++)
        must(SetFieldModificationWatch, klass, numbered_field(jni, klass, watched[i]));
}

TEST(.target = "watch.SeventyFields", .probe = observe,
     .needs = {.can_generate_field_modification_events = 1});
