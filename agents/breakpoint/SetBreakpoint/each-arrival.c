/* SPDX-License-Identifier: Apache-2.0 */
#include "../steps.h"

TITLE("SetBreakpoint posts an event each time any thread reaches the location, and no other.");

static void observe(JNIEnv *jni, jobject klass)
{
    on(Breakpoint, on_breakpoint);
    SAY_CALL(SetBreakpoint, step_method(jni), 0);
}

TEST(.target = "breakpoint.Steps", .probe = observe,
     .needs = {.can_generate_breakpoint_events = 1});
