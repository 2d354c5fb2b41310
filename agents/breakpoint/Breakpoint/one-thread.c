/* SPDX-License-Identifier: Apache-2.0 */
#include "../stepped.h"

TITLE("Breakpoint enabled for one thread is posted on that thread only.");

static void observe(JNIEnv *jni, jobject threads)
{
    set_breakpoint(jni, "branch", "(II)I", 4);
    on_thread(Breakpoint, say_hit, thread_at(jni, threads, 1));
}

TEST(.target = "breakpoint.Stepped", .args = LIST("threads", "call"), .probe = observe,
     .needs = {.can_generate_breakpoint_events = 1});
