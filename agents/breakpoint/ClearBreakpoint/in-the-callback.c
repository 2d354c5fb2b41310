/* SPDX-License-Identifier: Apache-2.0 */
#include "../steps.h"

TITLE("ClearBreakpoint in the Breakpoint callback prevents further events.");

static void JNICALL arrived(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                            jlocation location)
{
    say("arrived");
    SAY_CALL(ClearBreakpoint, method, location);
}

static void observe(JNIEnv *jni, jobject klass)
{
    on(Breakpoint, arrived);
    must(SetBreakpoint, step_method(jni), 0);
}

TEST(.target = "breakpoint.Steps", .probe = observe,
     .needs = {.can_generate_breakpoint_events = 1});
