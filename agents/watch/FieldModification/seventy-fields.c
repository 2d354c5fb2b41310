/* SPDX-License-Identifier: Apache-2.0 */
#include "../seventy_fields.h"

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
    on(FieldModification, modified);
    for (size_t i = 0; i < sizeof watched / sizeof watched[0]; i++)
        must(SetFieldModificationWatch, find_class(jni, "watch/SeventyFields"),
             seventy_field(jni, watched[i]));
}

TEST(.target = "watch.SeventyFields", .probe = observe,
     .needs = {.can_generate_field_modification_events = 1});
