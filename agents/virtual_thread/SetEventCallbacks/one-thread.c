/* SPDX-License-Identifier: Apache-2.0 */
#include "../interleaved.h"

TITLE("SetEventCallbacks that removes callbacks keeps their events enabled for one parked virtual thread.");

static void observe(JNIEnv *jni, jobject threads, int round)
{
    if (round == 1) {
        jthread first = thread_at(jni, threads, VIRTUAL_0);
        must(SetBreakpoint, code_method(jni, CALL), 4);
        on_thread(MethodEntry, say_method_entry, first);
        on_thread(MethodExit, say_method_exit, first);
        on_thread(Breakpoint, say_breakpoint, first);
        SAY_CALL(SetEventCallbacks, NULL, 0);
    } else if (round == 2) {
        SAY_CALL(SetEventCallbacks, &assay_callbacks, (jint)sizeof assay_callbacks);
    }
}

TEST(VIRTUAL_THREADS, .target = "virtual_thread.Interleaved", .args = LIST("call"),
     .probe = interleaved_probe,
     .needs = {.can_generate_method_entry_events = 1,
               .can_generate_method_exit_events = 1,
               .can_generate_breakpoint_events = 1,
               .can_support_virtual_threads = 1},
     .timeout = 60);
