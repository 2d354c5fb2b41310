/* SPDX-License-Identifier: Apache-2.0 */
#include "frames.h"
#include "threads.h"

TITLE("FramePop enabled for one thread is posted on that thread only.");

static void observe(JNIEnv *jni, jobject threads)
{
    on_thread(FramePop, on_frame_pop, thread_at(jni, threads, 1));
    for (jint i = 0; i < 2; i++) {
        jthread thread = thread_at(jni, threads, i);
        must(SuspendThread, thread);
        request_frame_pop(thread, 1);
        must(ResumeThread, thread);
    }
}

TEST(.target = "stack.TwoNested", .probe = observe,
     .needs = {.can_generate_frame_pop_events = 1, .can_suspend = 1});
