/* SPDX-License-Identifier: Apache-2.0 */
#include "../interleaved.h"

TITLE("A breakpoint set while a virtual thread is parked in the method is hit when the thread goes on.");

static void observe(JNIEnv *jni, jobject threads, int round)
{
    jmethodID method = code_method(jni, ACROSS);
    if (round == 1)
        on(Breakpoint, say_breakpoint);
    else if (round == 2)
        must(SetBreakpoint, method, 9);
    else if (round == 4)
        must(ClearBreakpoint, method, 9);
}

TEST(VIRTUAL_THREADS, .target = "virtual_thread.Interleaved", .args = LIST("across"),
     .probe = interleaved_probe,
     .needs = {.can_generate_breakpoint_events = 1, .can_support_virtual_threads = 1});
