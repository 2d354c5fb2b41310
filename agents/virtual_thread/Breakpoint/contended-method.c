/* SPDX-License-Identifier: Apache-2.0 */
#include "../executing.h"

TITLE("A breakpoint in a synchronized method that virtual threads have to wait for is hit once.");

static void observe(JNIEnv *jni, jobject threads, int round)
{
    if (round != 1)
        return;
    on(Breakpoint, on_breakpoint);
    must(SetBreakpoint, method_id(jni, code_class(jni), "enterThis", "(I)I"), 0);
}

ACTING_TEST("enter-method", .needs = {.can_generate_breakpoint_events = 1});
