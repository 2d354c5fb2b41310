/* SPDX-License-Identifier: Apache-2.0 */
#include "../steps.h"

TITLE("SetBreakpoint returns DUPLICATE for a second breakpoint at a location, and posts no second event.");

static void observe(JNIEnv *jni, jobject klass)
{
    on(Breakpoint, on_breakpoint);
    say("first: %s", error_name(ti(SetBreakpoint, step_method(jni), 0)));
    say("second: %s", error_name(ti(SetBreakpoint, step_method(jni), 0)));
}

TEST(.target = "breakpoint.Steps", .probe = observe,
     .needs = {.can_generate_breakpoint_events = 1});
