/* SPDX-License-Identifier: Apache-2.0 */
#include "../steps.h"

TITLE("ClearBreakpoint with a location of more than 32 bits leaves all breakpoints set.");

static void observe(JNIEnv *jni, jobject klass)
{
    jmethodID step = step_method(jni);
    jlocation end = end_location(step);
    on(Breakpoint, on_breakpoint);
    must(SetBreakpoint, step, end);
    jvmtiError error = ti(ClearBreakpoint, step, ((jlocation)1 << 32) + end);
    say("ClearBreakpoint: %s", error_name(error));
    end_if_accepted(error);
}

TEST(.target = "breakpoint.Steps", .probe = observe,
     .needs = {.can_generate_breakpoint_events = 1});
