/* SPDX-License-Identifier: Apache-2.0 */
#include "events.h"
#include "virtual.h"

TITLE("MethodEntry enabled globally is posted on a virtual thread that started after another event was.");

/* No frame pop is requested, so this event is never posted. */
static void begin(JNIEnv *jni, jthread thread)
{
    on(FramePop, say_frame_pop);
}

static void observe(JNIEnv *jni, jobject thread)
{
    jclass code = find_class(jni, "virtual_thread/Interleaved$Code");
    jmethodID call = static_method_id(jni, code, "call", "(I)I");
    say_events_in("Lvirtual_thread/Interleaved$Code;");
    on(MethodEntry, say_method_entry);
    jint result = (*jni)->CallStaticIntMethod(jni, code, call, 1);
    off(MethodEntry);
    no_exception(jni);
    say("got %d", (int)result);
}

TEST(VIRTUAL_THREADS, .target = "virtual_thread.OnVirtualThread", .init = begin, .probe = observe,
     .needs = {.can_generate_method_entry_events = 1,
               .can_generate_frame_pop_events = 1,
               .can_support_virtual_threads = 1},
     .timeout = 60);
