/* SPDX-License-Identifier: Apache-2.0 */
#include "../stepped.h"

TITLE("Breakpoint is posted in a compiled method.");

static void observe(JNIEnv *jni, jobject unused)
{
    set_breakpoint(jni, "loop", "(I)I", 9);
    set_breakpoint(jni, "branch", "(II)I", 8);
    on(Breakpoint, say_hit);
}

TEST(.target = "breakpoint.Stepped", .args = LIST("compiled", "loop", "branch"), .probe = observe,
     .vm_args = LIST(COMPILED_BEFORE), .needs = {.can_generate_breakpoint_events = 1});
