/* SPDX-License-Identifier: Apache-2.0 */
#include "../stepped.h"

TITLE("SetBreakpoint in the Breakpoint callback takes effect at the very next instruction.");

/* Clears the breakpoint, and sets one at the next location, as debuggers without single steps do. */
static void JNICALL move_on(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                            jlocation location)
{
    static const jlocation locations[] = {0, 1, 4, 5, 6, 7};
    say_event_at("breakpoint", thread, method, location);
    must(ClearBreakpoint, method, location);
    for (size_t i = 0; i + 1 < sizeof locations / sizeof locations[0]; i++)
        if (locations[i] == location)
            must(SetBreakpoint, method, locations[i + 1]);
}

static void observe(JNIEnv *jni, jobject unused)
{
    on(Breakpoint, move_on);
    set_breakpoint(jni, "branch", "(II)I", 0);
}

TEST(.target = "breakpoint.Stepped", .args = LIST("compiled", "branch"), .probe = observe,
     .needs = {.can_generate_breakpoint_events = 1});
