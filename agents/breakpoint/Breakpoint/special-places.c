/* SPDX-License-Identifier: Apache-2.0 */
#include "../stepped.h"

TITLE("Breakpoint is posted in constructors and recursive methods, at calls, throws and handlers.");

static void observe(JNIEnv *jni, jobject unused)
{
    must(SetBreakpoint, method_id(jni, stepped_class(jni), "<init>", "(I)V"), 6);
    set_breakpoint(jni, "descend", "(I)I", 11);
    set_breakpoint(jni, "descend", "(I)I", 14);
    set_breakpoint(jni, "nativeCall", "()V", 2);
    set_breakpoint(jni, "thrower", "()V", 1);
    set_breakpoint(jni, "catcher", "()I", 3);
    set_breakpoint(jni, "catcher", "()I", 5);
    on(Breakpoint, say_hit);
}

TEST(.target = "breakpoint.Stepped", .args = LIST("construct", "descend", "native", "catcher"),
     .probe = observe, .needs = {.can_generate_breakpoint_events = 1});
