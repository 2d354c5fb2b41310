/* SPDX-License-Identifier: Apache-2.0 */
#include "redefine.h"

TITLE("SetBreakpoint in a new version does not affect frames of older versions, equivalent to each other.");

static void JNICALL on_breakpoint(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                                  jlocation location)
{
    say_version(jni, "breakpoint", method);
}

static void observe(JNIEnv *jni, jobject subject)
{
    redefine_or_break(jni, subject, on_breakpoint);
}

TEST(.target = "redefine.Versions", .args = LIST("others", "same", "during-alone"),
     .probe = observe, .needs = {.can_redefine_classes = 1, .can_generate_breakpoint_events = 1});
