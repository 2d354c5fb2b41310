/* SPDX-License-Identifier: Apache-2.0 */
#include "../interleaved.h"

TITLE("Breakpoint enabled for a platform thread is not posted on virtual threads.");

static void observe(JNIEnv *jni, jobject threads, int round)
{
    if (round != 1)
        return;
    must(SetBreakpoint, code_method(jni, CALL), 4);
    on_thread(Breakpoint, say_breakpoint, thread_at(jni, threads, PLATFORM));
}

TEST(VIRTUAL_THREADS, .target = "virtual_thread.Interleaved", .args = LIST("call"),
     .probe = interleaved_probe,
     .needs = {.can_generate_breakpoint_events = 1, .can_support_virtual_threads = 1});
