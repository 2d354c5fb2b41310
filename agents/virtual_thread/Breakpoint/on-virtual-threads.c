/* SPDX-License-Identifier: Apache-2.0 */
#include "../interleaved.h"

TITLE("Breakpoint is posted on the virtual threads that execute the instruction.");

static void observe(JNIEnv *jni, jobject threads, int round)
{
    if (round != 1)
        return;
    on(Breakpoint, say_breakpoint);
    must(SetBreakpoint, code_method(jni, CALL), 4);
    must(SetBreakpoint, code_method(jni, TWICE), 0);
}

TEST(VIRTUAL_THREADS, .target = "virtual_thread.Interleaved", .args = LIST("call"),
     .probe = interleaved_probe,
     .needs = {.can_generate_breakpoint_events = 1, .can_support_virtual_threads = 1});
