/* SPDX-License-Identifier: Apache-2.0 */
#include "frames.h"
#include "threads.h"

TITLE("NotifyFramePop returns OPAQUE_FRAME for the frame of a native method.");

static void observe(JNIEnv *jni, jobject threads)
{
    jthread first = thread_at(jni, threads, 0);
    on(FramePop, on_frame_pop);
    say("request 0: %s", error_name(ti(NotifyFramePop, NULL, 0)));
    must(SuspendThread, first);
    say("request 0: %s", error_name(ti(NotifyFramePop, first, 0)));
    request_frame_pop(first, 1);
    must(ResumeThread, first);
}

TEST(.target = "stack.TwoNested", .probe = observe,
     .needs = {.can_generate_frame_pop_events = 1, .can_suspend = 1});
