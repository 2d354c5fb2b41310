/* SPDX-License-Identifier: Apache-2.0 */
#include "redefine.h"

TITLE("RedefineClasses clears all breakpoints of an equivalent method, in its active frame too.");

static jmethodID number;

/* One of the three is set anew, which shows that others would be posted, too. */
static void JNICALL on_breakpoint(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                                  jlocation location)
{
    static int hits;
    say_top_frame_event("breakpoint", method, location);
    if (hits++ == 0) {
        redefine_framed(jni, 1);
        SAY_CALL(SetBreakpoint, number, 11);
    }
}

static void observe(JNIEnv *jni, jobject subject)
{
    stop_in_mark(jni, subject, on_breakpoint);
    number = framed_method(jni, "number", "(I)I");
    must(SetBreakpoint, number, 7);
    must(SetBreakpoint, number, 9);
    must(SetBreakpoint, number, 11);
}

TEST(.target = "redefine.Framing", .args = LIST("number", "same"), .probe = observe,
     .needs = {.can_redefine_classes = 1, .can_generate_breakpoint_events = 1});
