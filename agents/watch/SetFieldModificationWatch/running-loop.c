/* SPDX-License-Identifier: Apache-2.0 */
#include "../turning.h"

TITLE("A watch set and cleared while another thread is in a loop posts each write, with its value.");

/* Each turn writes its number once. */
static void JNICALL modified(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                             jlocation location, jclass klass, jobject object, jfieldID field,
                             char type, jvalue value)
{
    note_turn((unsigned)value.i);
}

static void observe(JNIEnv *jni, jobject thread)
{
    jclass klass = find_class(jni, "watch/Turning");
    jfieldID field = static_field_id(jni, klass, "written", "I");
    on_thread(FieldModification, modified, thread);
    SAY_CALL(SetFieldModificationWatch, klass, field);
    say_many_events(jni, klass);
    SAY_CALL(ClearFieldModificationWatch, klass, field);
    say_missed_turns(jni, klass);
}

TEST(.target = "watch.Turning", .probe = observe,
     .needs = {.can_generate_field_modification_events = 1});
