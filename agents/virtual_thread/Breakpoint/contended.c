/* SPDX-License-Identifier: Apache-2.0 */
#include "../interleaved.h"

TITLE("Breakpoints at and after a monitorenter at which a virtual thread waits are hit once each.");

static void observe(JNIEnv *jni, jobject threads, int round)
{
    if (round != 1)
        return;
    on(Breakpoint, say_breakpoint);
    must(SetBreakpoint, code_method(jni, "enter", "(I)I"), 5);
    must(SetBreakpoint, code_method(jni, "enter", "(I)I"), 6);
}

TEST(VIRTUAL_THREADS, .target = "virtual_thread.Interleaved", .args = LIST("enter"),
     .probe = interleaved_probe,
     .needs = {.can_generate_breakpoint_events = 1, .can_support_virtual_threads = 1});
