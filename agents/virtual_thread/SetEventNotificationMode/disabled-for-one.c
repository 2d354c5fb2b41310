/* SPDX-License-Identifier: Apache-2.0 */
#include "../executing.h"

TITLE("Disabling an event for a virtual thread leaves it enabled globally and for another one.");

static void observe(JNIEnv *jni, jobject threads, int round)
{
    if (round == 0)
        return;
    jthread first = acting(jni, threads, VIRTUAL_0), other = acting(jni, threads, VIRTUAL_1);
    if (round == 1) {
        must(SetBreakpoint, code_method(jni, CALL), 4);
        on(Breakpoint, on_breakpoint);
        on_thread(Breakpoint, on_breakpoint, first);
        on_thread(Breakpoint, on_breakpoint, other);
        off_thread(Breakpoint, first);
    } else if (round == 2) {
        off(Breakpoint);
        on_thread(Breakpoint, on_breakpoint, first);
        off_thread(Breakpoint, first);
    }
}

ACTING_TEST("call", .needs = {.can_generate_breakpoint_events = 1});
