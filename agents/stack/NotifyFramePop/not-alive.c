/* SPDX-License-Identifier: Apache-2.0 */
#include "frames.h"
#include "threads.h"

TITLE("NotifyFramePop returns THREAD_NOT_ALIVE for a thread that has not started or has ended.");

static void observe(JNIEnv *jni, jobject threads)
{
    request_frame_pop(thread_at(jni, threads, 0), 0);
    request_frame_pop(thread_at(jni, threads, 2), 0);
}

TEST(.target = "stack.Lifetimes", .probe = observe, .needs = {.can_generate_frame_pop_events = 1});
