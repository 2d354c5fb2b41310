/* SPDX-License-Identifier: Apache-2.0 */
#include "../stepped.h"

TITLE("Breakpoint is posted in a frame that was on the stack when the breakpoint was set.");

static void observe(JNIEnv *jni, jobject unused)
{
    set_breakpoint(jni, "probing", "(I)I", 0);
    set_breakpoint(jni, "probing", "(I)I", 6);
    on(Breakpoint, say_hit);
}

TEST(.target = "breakpoint.Stepped", .args = LIST("probing"), .probe = observe,
     .needs = {.can_generate_breakpoint_events = 1});
