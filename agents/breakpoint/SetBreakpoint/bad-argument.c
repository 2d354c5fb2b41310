/* SPDX-License-Identifier: Apache-2.0 */
#include "../steps.h"

TITLE("SetBreakpoint refuses bad arguments as recommended, and sets no breakpoint.");

static jlocation bad_location(jmethodID step)
{
    return is_case("negative-location")     ? -1
           : is_case("location-of-33-bits") ? (jlocation)1 << 32
                                            : end_location(step) + 1;
}

static void observe(JNIEnv *jni, jobject klass)
{
    jmethodID step = step_method(jni);
    bool is_null = is_case("null-method");
    on(Breakpoint, on_breakpoint);
    must(SetBreakpoint, step, end_location(step));
    jvmtiError error = is_null ? ti(SetBreakpoint, NULL, 0)
                               : ti(SetBreakpoint, step, bad_location(step));
    say("SetBreakpoint: %s", error_name(error));
    end_if_accepted(error);
}

TEST(.target = "breakpoint.Steps", .probe = observe, .needs = {.can_generate_breakpoint_events = 1},
     .cases = LIST("null-method", "negative-location", "location-beyond-method",
                   "location-of-33-bits"));
