/* SPDX-License-Identifier: Apache-2.0 */
#include "../interleaved.h"

TITLE("Breakpoints at and after a call of Object.wait are hit once in each call by a virtual thread.");

static void observe(JNIEnv *jni, jobject threads, int round)
{
    jmethodID method = code_method(jni, "await", "(ILvirtual_thread/Interleaved;)I");
    if (round != 1)
        return;
    on(Breakpoint, say_breakpoint);
    must(SetBreakpoint, method, 22);
    must(SetBreakpoint, method, 25);
}

TEST(VIRTUAL_THREADS, .target = "virtual_thread.Interleaved", .args = LIST("wait"),
     .probe = interleaved_probe,
     .needs = {.can_generate_breakpoint_events = 1, .can_support_virtual_threads = 1});
