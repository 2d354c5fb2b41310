/* SPDX-License-Identifier: Apache-2.0 */
#include "redefine.h"

TITLE("SetBreakpoint affects the frames of all equivalent versions of a method redefined twice.");

static void JNICALL on_breakpoint(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                                  jlocation location)
{
    static int hits;
    say_version(jni, "breakpoint", method);
    if (++hits == 2 && is_case("cleared"))
        SAY_CALL(ClearBreakpoint, method, location);
}

static void observe(JNIEnv *jni, jobject subject)
{
    redefine_or_break(jni, subject, on_breakpoint);
}

TEST(.target = "redefine.Versions", .args = LIST("others", "same"), .probe = observe,
     .cases = LIST("kept", "cleared"),
     .needs = {.can_redefine_classes = 1, .can_generate_breakpoint_events = 1});
