/* SPDX-License-Identifier: Apache-2.0 */
#include "../interleaved.h"

TITLE("Breakpoint and FieldModification are posted on virtual threads without can_support_virtual_threads.");

static void JNICALL modified(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                             jlocation location, jclass klass, jobject object, jfieldID field,
                             char type, jvalue value)
{
    say_event_place(env, jni, "modification", thread, method, location);
}

static void observe(JNIEnv *jni, jobject threads, int round)
{
    jclass klass = interleaved_code(jni);
    if (round != 1)
        return;
    jmethodID method = method_id(jni, klass, "fields", "(ILvirtual_thread/Interleaved;)I");
    on(Breakpoint, say_breakpoint);
    on(FieldModification, modified);
    must(SetBreakpoint, method, 29);
    must(SetFieldModificationWatch, klass, field_id(jni, klass, "own", "I"));
}

TEST(VIRTUAL_THREADS, .target = "virtual_thread.Interleaved", .args = LIST("fields"),
     .probe = interleaved_probe,
     .needs = {.can_generate_breakpoint_events = 1, .can_generate_field_modification_events = 1});
