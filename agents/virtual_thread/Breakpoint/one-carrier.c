/* SPDX-License-Identifier: Apache-2.0 */
#include "../executing.h"

TITLE("Breakpoints enabled for one virtual thread do not come on another on the same carrier.");

static void observe(JNIEnv *jni, jobject threads, int round)
{
    if (round == 0)
        return;
    jthread first = acting(jni, threads, VIRTUAL_0), other = acting(jni, threads, VIRTUAL_1);
    if (round == 1) {
        must(SetBreakpoint, code_method(jni, ACROSS), 0);
        must(SetBreakpoint, code_method(jni, ACROSS), 9);
        on_thread(Breakpoint, on_breakpoint, other);
    } else if (round == 2) {
        off_thread(Breakpoint, other);
        on_thread(Breakpoint, on_breakpoint, first);
    }
}

ACTING_TEST_ON(LIST(ONE_CARRIER), "across", .needs = {.can_generate_breakpoint_events = 1});
