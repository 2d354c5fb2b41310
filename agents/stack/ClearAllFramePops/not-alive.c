/* SPDX-License-Identifier: Apache-2.0 */
#include "threads.h"
#include "virtual.h"

TITLE("ClearAllFramePops returns THREAD_NOT_ALIVE for a thread that has not started or has ended.");

static void observe(JNIEnv *jni, jobject threads)
{
    say("unstarted: %s", error_name(clear_all_frame_pops(assay_env, thread_at(jni, threads, 0))));
    say("finished: %s", error_name(clear_all_frame_pops(assay_env, thread_at(jni, threads, 2))));
}

TEST(.target = "stack.Lifetimes", .probe = observe, .since = 25,
     .needs = {.can_generate_frame_pop_events = 1});
