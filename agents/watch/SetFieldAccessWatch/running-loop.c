/* SPDX-License-Identifier: Apache-2.0 */
#include "../turning.h"

TITLE("A watch that is set and cleared while another thread is in a loop posts each read meanwhile.");

/* Each turn reads the field once. */
static void JNICALL accessed(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                             jlocation location, jclass klass, jobject object, jfieldID field)
{
    note_turn(turns_of(jni, klass));
}

static void observe(JNIEnv *jni, jobject thread)
{
    jclass klass = find_class(jni, "watch/Turning");
    jfieldID field = static_field_id(jni, klass, "field", "I");
    on_thread(FieldAccess, accessed, thread);
    SAY_CALL(SetFieldAccessWatch, klass, field);
    say_many_events(jni, klass);
    SAY_CALL(ClearFieldAccessWatch, klass, field);
    say_missed_turns(jni, klass);
}

TEST(.target = "watch.Turning", .probe = observe, .needs = {.can_generate_field_access_events = 1});
