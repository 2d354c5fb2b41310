/* SPDX-License-Identifier: Apache-2.0 */
#include "redefine.h"

TITLE("SetBreakpoint affects the frame of an equivalent version after that of an older one has returned.");

static void JNICALL on_breakpoint(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                                  jlocation location)
{
    say_version(jni, "breakpoint", method);
}

static void observe(JNIEnv *jni, jobject subject)
{
    redefine_or_break(jni, subject, on_breakpoint);
}

TEST(.target = "redefine.FirstReturns", .probe = observe,
     .needs = {.can_redefine_classes = 1, .can_generate_breakpoint_events = 1});
