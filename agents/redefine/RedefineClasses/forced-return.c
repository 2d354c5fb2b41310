/* SPDX-License-Identifier: Apache-2.0 */
#include "redefine.h"

TITLE("ForceEarlyReturnInt returns from an obsolete frame to its obsolete caller.");

/* In inner(), before its first instruction. Its caller is outer(). */
static void JNICALL on_breakpoint(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                                  jlocation location)
{
    jmethodID top = NULL;
    redefine_framed(jni, is_case("newer") ? 2 : 1);
    must(ForceGarbageCollection);
    must(GetFrameLocation, NULL, 0, &top, &location);
    say_top_frame_event("breakpoint", top, location);
    SAY_CALL(ForceEarlyReturnInt, NULL, 70);
}

static void observe(JNIEnv *jni, jobject subject)
{
    keep_framed(jni, subject);
    on(Breakpoint, on_breakpoint);
    must(SetBreakpoint, framed_method(jni, "inner", "(I)I"), 0);
}

TEST(.target = "redefine.Framing", .args = LIST("outer"), .probe = observe,
     .needs = {.can_redefine_classes = 1,
               .can_generate_breakpoint_events = 1,
               .can_force_early_return = 1},
     .cases = LIST("new", "newer"));
