/* SPDX-License-Identifier: Apache-2.0 */
#include "../interleaved.h"

TITLE("A breakpoint in a synchronized method for whose monitor a virtual thread waits is hit once.");

static void observe(JNIEnv *jni, jobject threads, int round)
{
    if (round != 1)
        return;
    on(Breakpoint, say_breakpoint);
    must(SetBreakpoint, method_id(jni, interleaved_code(jni), "enterThis", "(I)I"), 0);
}

TEST(VIRTUAL_THREADS, .target = "virtual_thread.Interleaved", .args = LIST("enter-method"),
     .probe = interleaved_probe,
     .needs = {.can_generate_breakpoint_events = 1, .can_support_virtual_threads = 1});
