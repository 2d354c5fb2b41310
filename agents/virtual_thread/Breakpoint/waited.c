/* SPDX-License-Identifier: Apache-2.0 */
#include "../executing.h"

TITLE("Breakpoints at a call of Object.wait by virtual threads, and after it, are hit each time.");

static void observe(JNIEnv *jni, jobject threads, int round)
{
    jmethodID method = code_method(jni, "await", "(ILvirtual_thread/Interleaved;)I");
    if (round != 1)
        return;
    on(Breakpoint, on_breakpoint);
    must(SetBreakpoint, method, 22);
    must(SetBreakpoint, method, 25);
}

ACTING_TEST("wait", .needs = {.can_generate_breakpoint_events = 1});
