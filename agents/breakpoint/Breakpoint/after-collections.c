/* SPDX-License-Identifier: Apache-2.0 */
#include "../steps.h"

TITLE("A breakpoint stays set through garbage collections, and can be cleared between them.");

static void collect(void)
{
    for (int i = 0; i < 3; i++)
        must(ForceGarbageCollection);
}

static void observe(JNIEnv *jni, jobject klass)
{
    on(Breakpoint, on_breakpoint);
    jmethodID step = step_method(jni);
    must(SetBreakpoint, step, 0);
    must(SetBreakpoint, step, end_location(step));
    collect();
    say("set again: %s", error_name(ti(SetBreakpoint, step, 0)));
    SAY_CALL(ClearBreakpoint, step, 0);
    collect();
}

TEST(.target = "breakpoint.Steps", .probe = observe,
     .needs = {.can_generate_breakpoint_events = 1});
