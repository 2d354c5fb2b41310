/* SPDX-License-Identifier: Apache-2.0 */
#include "../executing.h"

TITLE("Breakpoints enabled for a platform thread do not come on virtual threads.");

static void observe(JNIEnv *jni, jobject threads, int round)
{
    if (round != 1)
        return;
    must(SetBreakpoint, code_method(jni, CALL), 4);
    on_thread(Breakpoint, on_breakpoint, acting(jni, threads, PLATFORM));
}

ACTING_TEST("call", .needs = {.can_generate_breakpoint_events = 1});
