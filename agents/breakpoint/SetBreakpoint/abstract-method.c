/* SPDX-License-Identifier: Apache-2.0 */
#include "../stepped.h"

TITLE("SetBreakpoint and ClearBreakpoint refuse an abstract method, which has no locations.");

static void observe(JNIEnv *jni, jobject unused)
{
    jmethodID base = method_id(jni, find_class(jni, "breakpoint/Unusual$Coded"), "base", "()I");
    jlocation location = is_case("location-0") ? 0 : -1;
    on(Breakpoint, say_hit);
    SAY_CALL(SetBreakpoint, base, location);
    SAY_CALL(ClearBreakpoint, base, location);
}

TEST(.target = "breakpoint.Unusual", .probe = observe,
     .needs = {.can_generate_breakpoint_events = 1},
     .cases = LIST("location-0", "location-minus-1"));
