/* SPDX-License-Identifier: Apache-2.0 */
#include "../interleaved.h"

TITLE("ForceEarlyReturnInt returns to a caller whose frame was there before the virtual thread parked.");

static void JNICALL force(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                          jlocation location)
{
    static int value = 500;
    say("%s: %s", on_current(jni, thread),
        error_name(ti_if_able(ForceEarlyReturnInt, NULL, ++value)));
}

static void observe(JNIEnv *jni, jobject threads, int round)
{
    if (round != 0)
        return;
    on(Breakpoint, force);
    must(SetBreakpoint, code_method(jni, ACROSS), 9);
}

TEST(VIRTUAL_THREADS, .target = "virtual_thread.Interleaved", .args = LIST("across"),
     .probe = interleaved_probe,
     .needs = {.can_generate_breakpoint_events = 1,
               .can_force_early_return = 1,
               .can_support_virtual_threads = 1});
