/* SPDX-License-Identifier: Apache-2.0 */
#include "../executing.h"

TITLE("Breakpoints set while virtual threads are parked in the method are hit when they go on.");

static void observe(JNIEnv *jni, jobject threads, int round)
{
    jmethodID method = code_method(jni, ACROSS);
    if (round == 1)
        on(Breakpoint, on_breakpoint);
    else if (round == 2)
        must(SetBreakpoint, method, 9);
    else if (round == 4)
        must(ClearBreakpoint, method, 9);
}

ACTING_TEST("across", .needs = {.can_generate_breakpoint_events = 1});
