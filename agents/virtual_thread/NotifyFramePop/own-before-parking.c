/* SPDX-License-Identifier: Apache-2.0 */
#include "../executing.h"

TITLE("A frame pop that a virtual thread requests of itself comes though it parks before.");

static void JNICALL hit(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                        jlocation location)
{
    say("NotifyFramePop: %s %s", error_name(ti(NotifyFramePop, NULL, 0)), on_current(jni, thread));
}

static void observe(JNIEnv *jni, jobject threads, int round)
{
    if (round == 0) {
        on(FramePop, on_frame_pop);
        must(SetBreakpoint, code_method(jni, ACROSS), 0);
    } else if (round == 1) {
        on_thread(Breakpoint, hit, acting(jni, threads, VIRTUAL_1));
        on_thread(Breakpoint, hit, acting(jni, threads, PLATFORM));
    } else if (round == 2) {
        off_thread(Breakpoint, acting(jni, threads, VIRTUAL_1));
        off_thread(Breakpoint, acting(jni, threads, PLATFORM));
    }
}

ACTING_TEST("across",
            .needs = {.can_generate_frame_pop_events = 1, .can_generate_breakpoint_events = 1});
