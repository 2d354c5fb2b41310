/* SPDX-License-Identifier: Apache-2.0 */
#include "../interleaved.h"

TITLE("SetEventNotificationMode that disables for one virtual thread keeps the event enabled elsewhere.");

static void observe(JNIEnv *jni, jobject threads, int round)
{
    if (round == 0)
        return;
    jthread first = thread_at(jni, threads, VIRTUAL_0), other = thread_at(jni, threads, VIRTUAL_1);
    if (round == 1) {
        must(SetBreakpoint, code_method(jni, CALL), 4);
        on(Breakpoint, say_breakpoint);
        on_thread(Breakpoint, say_breakpoint, first);
        on_thread(Breakpoint, say_breakpoint, other);
        off_thread(Breakpoint, first);
    } else if (round == 2) {
        off(Breakpoint);
        on_thread(Breakpoint, say_breakpoint, first);
        off_thread(Breakpoint, first);
    }
}

TEST(VIRTUAL_THREADS, .target = "virtual_thread.Interleaved", .args = LIST("call"),
     .probe = interleaved_probe,
     .needs = {.can_generate_breakpoint_events = 1, .can_support_virtual_threads = 1});
