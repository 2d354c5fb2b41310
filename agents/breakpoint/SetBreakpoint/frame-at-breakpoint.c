/* SPDX-License-Identifier: Apache-2.0 */
#include "../steps.h"

TITLE("At a breakpoint GetFrameLocation reports the breakpoint's location for the topmost frame.");

static void JNICALL arrived(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                            jlocation location)
{
    jmethodID top = NULL;
    jlocation at = -2;
    must(GetFrameLocation, thread, 0, &top, &at);
    say("topmost frame: method %s, location %s", top == method ? "agrees" : "differs",
        at == location ? "agrees" : "differs");
    jthread current = NULL;
    must(GetCurrentThread, &current);
    say("on the thread itself: %s", truth((*jni)->IsSameObject(jni, thread, current)));
}

static void observe(JNIEnv *jni, jobject klass)
{
    on(Breakpoint, arrived);
    must(SetBreakpoint, step_method(jni), end_location(step_method(jni)));
}

TEST(.target = "breakpoint.Steps", .probe = observe,
     .needs = {.can_generate_breakpoint_events = 1});
