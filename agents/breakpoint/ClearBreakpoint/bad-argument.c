/* SPDX-License-Identifier: Apache-2.0 */
#include "../steps.h"

TITLE("ClearBreakpoint refuses bad arguments as recommended, and clears none.");

static void observe(JNIEnv *jni, jobject klass)
{
    jmethodID step = step_method(jni);
    jlocation end = end_location(step);
    jvmtiError error = JVMTI_ERROR_NONE;
    on(Breakpoint, on_breakpoint);
    must(SetBreakpoint, step, end);
    if (is_case("null-method"))
        error = ti(ClearBreakpoint, NULL, end);
    else
        error = ti(ClearBreakpoint, step, is_case("negative-location") ? -1 : end + 1);
    say("ClearBreakpoint: %s", error_name(error));
    end_if_accepted(error);
}

TEST(.target = "breakpoint.Steps", .probe = observe, .needs = {.can_generate_breakpoint_events = 1},
     .cases = LIST("null-method", "negative-location", "location-beyond-method"));
