/* SPDX-License-Identifier: Apache-2.0 */
#include "../interleaved.h"

TITLE("NotifyFramePop for the current frame leads to FramePop after the virtual thread has parked.");

static void JNICALL hit(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                        jlocation location)
{
    say("NotifyFramePop: %s %s", error_name(ti_if_able(NotifyFramePop, NULL, 0)),
        on_current(jni, thread));
}

static void observe(JNIEnv *jni, jobject threads, int round)
{
    if (round == 0) {
        on(FramePop, say_frame_pop);
        must(SetBreakpoint, code_method(jni, ACROSS), 0);
    } else if (round == 1) {
        on_thread(Breakpoint, hit, thread_at(jni, threads, VIRTUAL_1));
        on_thread(Breakpoint, hit, thread_at(jni, threads, PLATFORM));
    } else if (round == 2) {
        off_thread(Breakpoint, thread_at(jni, threads, VIRTUAL_1));
        off_thread(Breakpoint, thread_at(jni, threads, PLATFORM));
    }
}

TEST(VIRTUAL_THREADS, .target = "virtual_thread.Interleaved", .args = LIST("across"),
     .probe = interleaved_probe,
     .needs = {.can_generate_frame_pop_events = 1,
               .can_generate_breakpoint_events = 1,
               .can_support_virtual_threads = 1});
