/* SPDX-License-Identifier: Apache-2.0 */
#include "../stepped.h"

TITLE("Breakpoint is posted each time at every instruction of a loop.");

static void observe(JNIEnv *jni, jobject unused)
{
    static const jlocation locations[] = {0, 1, 2, 3, 4, 5, 6, 9, 10, 11, 12, 13, 16, 19, 20};
    for (size_t i = 0; i < sizeof locations / sizeof locations[0]; i++)
        set_breakpoint(jni, "loop", "(I)I", locations[i]);
    on(Breakpoint, say_hit);
}

TEST(.target = "breakpoint.Stepped", .args = LIST("loop"), .probe = observe,
     .needs = {.can_generate_breakpoint_events = 1});
