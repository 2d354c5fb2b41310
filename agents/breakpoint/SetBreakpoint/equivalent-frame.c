/* SPDX-License-Identifier: Apache-2.0 */
#include "redefine.h"

TITLE("SetBreakpoint affects active frames of a method that redefinition leaves equivalent.");

static jmethodID number;

/* The breakpoint in mark() is gone when the class has been redefined. */
static void JNICALL on_breakpoint(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                                  jlocation location)
{
    static int hits;
    say_top_frame_event("breakpoint", method, location);
    if (hits++ == 0) {
        redefine_framed(jni, 1);
        if (is_case("redefined-again"))
            redefine_framed(jni, 1);
        for (int i = 0; is_case("collected") && i < 2; i++)
            must(ForceGarbageCollection);
        SAY_CALL(SetBreakpoint, number, 7);
        SAY_CALL(SetBreakpoint, number, 9);
        SAY_CALL(SetBreakpoint, number, 11);
    } else if (hits == 2) {
        SAY_CALL(ClearBreakpoint, number, 9);
    }
}

static void observe(JNIEnv *jni, jobject subject)
{
    stop_in_mark(jni, subject, on_breakpoint);
    number = framed_method(jni, "number", "(I)I");
    must(SetBreakpoint, number, 9);
}

TEST(.target = "redefine.Framing", .args = LIST("number", "same"), .probe = observe,
     .needs = {.can_redefine_classes = 1, .can_generate_breakpoint_events = 1},
     .cases = LIST("at-once", "collected", "redefined-again"));
