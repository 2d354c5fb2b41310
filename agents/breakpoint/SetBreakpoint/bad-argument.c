/* SPDX-License-Identifier: Apache-2.0 */
#include "../steps.h"

TITLE("SetBreakpoint returns the recommended errors for invalid arguments.");

static void observe(JNIEnv *jni, jobject klass)
{
    jmethodID step = step_method(jni);
    jvmtiError error = JVMTI_ERROR_NONE;
    if (is_case("null-method"))
        error = ti(SetBreakpoint, NULL, 0);
    else if (is_case("negative-location"))
        error = ti(SetBreakpoint, step, -1);
    else if (is_case("location-of-33-bits"))
        error = ti(SetBreakpoint, step, (jlocation)1 << 32);
    else
        error = ti(SetBreakpoint, step, end_location(step) + 1);
    say("SetBreakpoint: %s", error_name(error));
}

TEST(.target = "breakpoint.Steps", .probe = observe, .needs = {.can_generate_breakpoint_events = 1},
     .batch = true,
     .cases = LIST("null-method", "negative-location", "location-beyond-method",
                   "location-of-33-bits"));
