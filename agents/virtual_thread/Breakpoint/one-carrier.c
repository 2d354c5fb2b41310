/* SPDX-License-Identifier: Apache-2.0 */
#include "../interleaved.h"

TITLE("Breakpoint enabled for one virtual thread is not posted on another one with the same carrier.");

static void observe(JNIEnv *jni, jobject threads, int round)
{
    if (round == 0)
        return;
    jthread first = thread_at(jni, threads, VIRTUAL_0), other = thread_at(jni, threads, VIRTUAL_1);
    if (round == 1) {
        must(SetBreakpoint, code_method(jni, ACROSS), 0);
        must(SetBreakpoint, code_method(jni, ACROSS), 9);
        on_thread(Breakpoint, say_breakpoint, other);
    } else if (round == 2) {
        off_thread(Breakpoint, other);
        on_thread(Breakpoint, say_breakpoint, first);
    }
}

TEST(VIRTUAL_THREADS_WITH(ONE_CARRIER), .target = "virtual_thread.Interleaved",
     .args = LIST("across"), .probe = interleaved_probe,
     .needs = {.can_generate_breakpoint_events = 1, .can_support_virtual_threads = 1});
