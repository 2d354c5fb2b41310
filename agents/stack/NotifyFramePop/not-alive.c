/* SPDX-License-Identifier: Apache-2.0 */
#include "frames.h"
#include "threads.h"

TITLE("NotifyFramePop returns THREAD_NOT_ALIVE for a thread that has not started or has ended.");

static void observe(JNIEnv *jni, jobject threads)
{
    say("request 0: %s", error_name(ti(NotifyFramePop, thread_at(jni, threads, 0), 0)));
    say("request 0: %s", error_name(ti(NotifyFramePop, thread_at(jni, threads, 2), 0)));
}

TEST(.target = "stack.Lifetimes", .probe = observe, .needs = {.can_generate_frame_pop_events = 1});
