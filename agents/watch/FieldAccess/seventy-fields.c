/* SPDX-License-Identifier: Apache-2.0 */
#include "../numbered_fields.h"

TITLE("FieldAccess is posted for exactly the watched ones of seventy fields.");

static void JNICALL accessed(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                             jlocation location, jclass klass, jobject object, jfieldID field)
{
    say("access %s", short_field_name(klass, field));
}

static void observe(JNIEnv *jni, jobject seventy)
{
    static const int watched[] = {0, 1, 31, 32, 63, 64, 65, 69};
    jclass klass = find_class(jni, "watch/SeventyFields");
    on(FieldAccess, accessed);
    for (int i = 0; i < 70; i++)
        must(SetFieldAccessWatch, klass, numbered_field(jni, klass, i));
    for (int i = 0, next = 0; i < 70; i++)
        if (i == watched[next])
            next++;
        else
            must(ClearFieldAccessWatch, klass, numbered_field(jni, klass, i));
}

TEST(.target = "watch.SeventyFields", .probe = observe,
     .needs = {.can_generate_field_access_events = 1});
