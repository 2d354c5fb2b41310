/* SPDX-License-Identifier: Apache-2.0 */
#include "../steps.h"

TITLE("ClearBreakpoint clears a breakpoint that was refused as a duplicate with one call.");

static void set_again_and_clear(jmethodID method, jlocation location)
{
    must(SetBreakpoint, method, location);
    say("set again: %s", error_name(ti(SetBreakpoint, method, location)));
    say("and again: %s", error_name(ti(SetBreakpoint, method, location)));
    say("clear: %s", error_name(ti(ClearBreakpoint, method, location)));
}

/* Another location, the putstatic, has a breakpoint all the time. One of those that are cleared is cleared by
 * one call, whatever a second one would do; of the other a second call finds none. */
static void observe(JNIEnv *jni, jobject klass)
{
    jmethodID step = step_method(jni);
    on(Breakpoint, on_breakpoint);
    must(SetBreakpoint, step, 7);
    set_again_and_clear(step, 0);
    set_again_and_clear(step, end_location(step));
    say("clear again: %s", error_name(ti(ClearBreakpoint, step, end_location(step))));
    say("set at the putstatic: %s", error_name(ti(SetBreakpoint, step, 7)));
}

TEST(.target = "breakpoint.Steps", .probe = observe,
     .needs = {.can_generate_breakpoint_events = 1});
