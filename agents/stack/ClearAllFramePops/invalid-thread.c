/* SPDX-License-Identifier: Apache-2.0 */
#include "frames.h"
#include "threads.h"
#include "virtual.h"

TITLE("ClearAllFramePops returns INVALID_THREAD for an object that is not a thread, and clears nothing.");

static void observe(JNIEnv *jni, jobject threads)
{
    jthread first = thread_at(jni, threads, 0);
    on(FramePop, on_frame_pop);
    must(SuspendThread, first);
    request_frame_pop(first, 1);
    must(ResumeThread, first);
    say("ClearAllFramePops: %s", error_name(clear_all_frame_pops(assay_env, (jthread)threads)));
}

TEST(.target = "stack.TwoNested", .probe = observe, .since = 25,
     .needs = {.can_generate_frame_pop_events = 1, .can_suspend = 1});
