/* SPDX-License-Identifier: Apache-2.0 */
#include "../executing.h"

TITLE("The frame of a virtual thread that waited in Object.wait pops once.");

static void observe(JNIEnv *jni, jobject threads, int round)
{
    if (round != 0)
        return;
    /* At the beginning, before the thread has to wait. */
    on(Breakpoint, request_pop);
    on(FramePop, on_frame_pop);
    must(SetBreakpoint, code_method(jni, "await", "(ILvirtual_thread/Interleaved;)I"), 0);
}

ACTING_TEST("wait",
            .needs = {.can_generate_frame_pop_events = 1, .can_generate_breakpoint_events = 1});
