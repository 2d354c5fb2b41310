/* SPDX-License-Identifier: Apache-2.0 */
#include "frames.h"
#include "threads.h"

TITLE("NotifyFramePop posts FramePop for frames of a suspended thread, and for no other thread.");

static void observe(JNIEnv *jni, jobject threads)
{
    jthread second = thread_at(jni, threads, 1);
    on(FramePop, on_frame_pop);
    must(SuspendThread, second);
    request_frame_pop(second, 2);
    request_frame_pop(second, 1);
    must(ResumeThread, second);
}

TEST(.target = "stack.TwoNested", .probe = observe,
     .needs = {.can_generate_frame_pop_events = 1, .can_suspend = 1});
