/* SPDX-License-Identifier: Apache-2.0 */
#include "redefine.h"

TITLE("SetBreakpoint with the id of an obsolete method affects the frames that execute it.");

/* The first breakpoint is gone when the class has been redefined. */
static void JNICALL on_breakpoint(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                                  jlocation location)
{
    static int hits;
    jmethodID own = NULL;
    jlocation current = -2;
    say_top_frame_event("breakpoint", method, location);
    if (hits++ == 0) {
        redefine_framed(jni, 1);
        must(GetFrameLocation, NULL, 0, &own, &current);
        SAY_CALL(SetBreakpoint, own, 7);
        SAY_CALL(SetBreakpoint, own, 9);
        SAY_CALL(SetBreakpoint, own, 11);
    } else if (hits == 2) {
        SAY_CALL(ClearBreakpoint, method, 9);
    }
}

static void observe(JNIEnv *jni, jobject subject)
{
    keep_framed(jni, subject);
    on(Breakpoint, on_breakpoint);
    must(SetBreakpoint, framed_method(jni, "number", "(I)I"), 4);
}

TEST(.target = "redefine.Framing", .args = LIST("number"), .probe = observe,
     .needs = {.can_redefine_classes = 1, .can_generate_breakpoint_events = 1});
