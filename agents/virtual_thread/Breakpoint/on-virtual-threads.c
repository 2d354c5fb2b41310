/* SPDX-License-Identifier: Apache-2.0 */
#include "../executing.h"

TITLE("A breakpoint in code that virtual threads run is reported on them.");

static void observe(JNIEnv *jni, jobject threads, int round)
{
    if (round != 1)
        return;
    on(Breakpoint, on_breakpoint);
    must(SetBreakpoint, code_method(jni, CALL), 4);
    must(SetBreakpoint, code_method(jni, TWICE), 0);
}

ACTING_TEST("call", .needs = {.can_generate_breakpoint_events = 1});
