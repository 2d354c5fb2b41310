/* SPDX-License-Identifier: Apache-2.0 */
#include "frames.h"
#include "threads.h"

TITLE("NotifyFramePop requires another thread to be suspended.");

static void observe(JNIEnv *jni, jobject threads)
{
    jthread first = thread_at(jni, threads, 0);
    on(FramePop, on_frame_pop);
    request_frame_pop(first, 1);
    must(SuspendThread, first);
    request_frame_pop(first, 1);
    must(ResumeThread, first);
    request_frame_pop(first, 2);
}

TEST(.target = "stack.TwoNested", .probe = observe,
     .needs = {.can_generate_frame_pop_events = 1, .can_suspend = 1});
