/* SPDX-License-Identifier: Apache-2.0 */
#include "../steps.h"

TITLE("ClearBreakpoint returns NOT_FOUND where no breakpoint is set.");

static void observe(JNIEnv *jni, jobject klass)
{
    jmethodID step = step_method(jni);
    on(Breakpoint, on_breakpoint);
    say("never set: %s", error_name(ti(ClearBreakpoint, step, 0)));
    must(SetBreakpoint, step, end_location(step));
    say("set elsewhere: %s", error_name(ti(ClearBreakpoint, step, 0)));
    say("set: %s", error_name(ti(ClearBreakpoint, step, end_location(step))));
    say("cleared: %s", error_name(ti(ClearBreakpoint, step, end_location(step))));
    say("set at the start: %s", error_name(ti(SetBreakpoint, step, 0)));
}

TEST(.target = "breakpoint.Steps", .probe = observe,
     .needs = {.can_generate_breakpoint_events = 1});
