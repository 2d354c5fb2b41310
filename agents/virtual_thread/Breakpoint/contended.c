/* SPDX-License-Identifier: Apache-2.0 */
#include "../executing.h"

TITLE("Breakpoints at a monitorenter at which virtual threads wait, and after it, are hit once.");

static void observe(JNIEnv *jni, jobject threads, int round)
{
    if (round != 1)
        return;
    on(Breakpoint, on_breakpoint);
    must(SetBreakpoint, code_method(jni, "enter", "(I)I"), 5);
    must(SetBreakpoint, code_method(jni, "enter", "(I)I"), 6);
}

ACTING_TEST("enter", .needs = {.can_generate_breakpoint_events = 1});
