/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"
#include "../interleaved.h"

TITLE("FieldModification is posted with the new value on the virtual thread that sets a watched field.");

static jfieldID own_field(JNIEnv *jni)
{
    return field_id(jni, interleaved_code(jni), "own", "I");
}

static jfieldID shared_field(JNIEnv *jni)
{
    return static_field_id(jni, interleaved_code(jni), "shared", "I");
}

/* The name of the field that the event has, and the number of the object that holds it. */
static const char *field_text(JNIEnv *jni, jclass klass, jobject object, jfieldID field)
{
    char *text = assay_text();
    bool same = (*jni)->IsSameObject(jni, klass, interleaved_code(jni));
    assay_append(text, "%s%s", short_field_name(klass, field), same ? "" : " in another class");
    if (object != NULL)
        assay_append(text, " of %d", (int)mark_of(jni, object));
    return text;
}

static void JNICALL modified(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                             jlocation location, jclass klass, jobject object, jfieldID field,
                             char type, jvalue value)
{
    say("%smodification of %s: %c %s", side(env), field_text(jni, klass, object, field), type,
        value_text(type, value));
    say_event_place(env, jni, "in", thread, method, location);
}

static void observe(JNIEnv *jni, jobject threads, int round)
{
    if (round == 0) {
        must(SetFieldModificationWatch, interleaved_code(jni), own_field(jni));
        must(SetFieldModificationWatch, interleaved_code(jni), shared_field(jni));
    } else if (round == 1) {
        on_thread(FieldModification, modified, thread_at(jni, threads, VIRTUAL_0));
        on_thread(FieldModification, modified, thread_at(jni, threads, PLATFORM));
    } else if (round == 4) {
        off_thread(FieldModification, thread_at(jni, threads, VIRTUAL_0));
    }
}

TEST(VIRTUAL_THREADS, .target = "virtual_thread.Interleaved", .args = LIST("fields"),
     .probe = interleaved_probe,
     .needs = {.can_generate_field_modification_events = 1, .can_support_virtual_threads = 1});
