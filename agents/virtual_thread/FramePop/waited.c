/* SPDX-License-Identifier: Apache-2.0 */
#include "../interleaved.h"

TITLE("FramePop is posted once for a frame in which a virtual thread waited in Object.wait.");

static void JNICALL request_pop(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                                jlocation location)
{
    say("request %s: %s", short_method_name(method),
        error_name(ti_if_able(NotifyFramePop, thread, 0)));
}

static void observe(JNIEnv *jni, jobject threads, int round)
{
    if (round != 0)
        return;
    /* At the beginning, before the thread has to wait. */
    on(Breakpoint, request_pop);
    on(FramePop, say_frame_pop);
    must(SetBreakpoint, code_method(jni, "await", "(ILvirtual_thread/Interleaved;)I"), 0);
}

TEST(VIRTUAL_THREADS, .target = "virtual_thread.Interleaved", .args = LIST("wait"),
     .probe = interleaved_probe,
     .needs = {.can_generate_frame_pop_events = 1,
               .can_generate_breakpoint_events = 1,
               .can_support_virtual_threads = 1});
