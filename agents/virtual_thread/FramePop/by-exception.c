/* SPDX-License-Identifier: Apache-2.0 */
#include "../interleaved.h"

TITLE("FramePop is posted for a frame that a virtual thread leaves by an exception.");

static void JNICALL request_pop(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                                jlocation location)
{
    say("request %s: %s", short_method_name(method),
        error_name(ti_if_able(NotifyFramePop, thread, 0)));
}

static void observe(JNIEnv *jni, jobject threads, int round)
{
    jmethodID thrower = code_method(jni, "thrower", "()I");
    if (round == 0) {
        on(Breakpoint, request_pop);
        on(FramePop, say_frame_pop);
        must(SetBreakpoint, thrower, 0);
    } else if (round == 2) {
        must(ClearBreakpoint, thrower, 0);
    }
}

TEST(VIRTUAL_THREADS, .target = "virtual_thread.Interleaved", .args = LIST("catcher"),
     .probe = interleaved_probe,
     .needs = {.can_generate_frame_pop_events = 1,
               .can_generate_breakpoint_events = 1,
               .can_support_virtual_threads = 1});
