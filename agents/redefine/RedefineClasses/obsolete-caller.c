/* SPDX-License-Identifier: Apache-2.0 */
#include "redefine.h"

TITLE("A popped callee starts again in the new version, and its caller goes on in the old one.");

static void JNICALL on_breakpoint(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                                  jlocation location)
{
    say("breakpoint: %s at %d", method_name(method), (int)location);
    arrive_and_wait("inner");
}

static void observe(JNIEnv *jni, jobject subject)
{
    if (framed == NULL) {
        keep_framed(jni, subject);
        on(Breakpoint, on_breakpoint);
        must(SetBreakpoint, framed_method(jni, "inner", "(I)I"), 0);
        return;
    }
    redefine_framed(jni, 1);
    must(SuspendThread, (jthread)subject);
    say("PopFrame: %s", error_name(ti_if_able(PopFrame, (jthread)subject)));
    must(ResumeThread, (jthread)subject);
    release_point("inner");
}

TEST(.target = "redefine.PoppedCallee", .probe = observe,
     .needs = {.can_redefine_classes = 1,
               .can_pop_frame = 1,
               .can_suspend = 1,
               .can_generate_breakpoint_events = 1});
