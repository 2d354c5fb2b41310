/* SPDX-License-Identifier: Apache-2.0 */
#include "../steps.h"

TITLE("ClearBreakpoint stops events of one breakpoint; others stay.");

static void observe(JNIEnv *jni, jobject klass)
{
    on(Breakpoint, on_breakpoint);
    jmethodID step = step_method(jni);
    must(SetBreakpoint, step, 0);
    must(SetBreakpoint, step, end_location(step));
    SAY_CALL(ClearBreakpoint, step, 0);
}

TEST(.target = "breakpoint.Steps", .probe = observe,
     .needs = {.can_generate_breakpoint_events = 1});
