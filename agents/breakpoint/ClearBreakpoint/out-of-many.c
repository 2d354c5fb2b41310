/* SPDX-License-Identifier: Apache-2.0 */
#include "../stepped.h"

TITLE("ClearBreakpoint clears the specified ones of many breakpoints, and no others.");

static jmethodID loop, branch;

static void clear(const char *when, jmethodID method, jlocation location)
{
    say("%s: %s", when, error_name(ti(ClearBreakpoint, method, location)));
}

/* The one in the middle, the last, the first and the fourth that was set. */
static void clear_four(const char *when)
{
    clear(when, loop, 9);
    clear(when, branch, 8);
    clear(when, loop, 0);
    clear(when, loop, 3);
}

static void observe(JNIEnv *jni, jobject unused)
{
    static const jlocation locations[] = {0, 1, 2, 3, 4, 5, 6, 9, 10, 11, 12, 13, 16, 19, 20};
    loop = static_method_id(jni, stepped_class(jni), "loop", "(I)I");
    branch = static_method_id(jni, stepped_class(jni), "branch", "(II)I");
    for (size_t i = 0; i < sizeof locations / sizeof locations[0]; i++)
        must(SetBreakpoint, loop, locations[i]);
    must(SetBreakpoint, branch, 0);
    must(SetBreakpoint, branch, 5);
    must(SetBreakpoint, branch, 8);
    say("set again: %s", error_name(ti(SetBreakpoint, loop, 11)));
    clear_four("cleared");
    clear_four("cleared twice");
    say("set anew: %s", error_name(ti(SetBreakpoint, loop, 9)));
    clear("cleared", loop, 9);
    on(Breakpoint, say_hit);
}

TEST(.target = "breakpoint.Stepped", .args = LIST("loop", "branch"), .probe = observe,
     .needs = {.can_generate_breakpoint_events = 1});
