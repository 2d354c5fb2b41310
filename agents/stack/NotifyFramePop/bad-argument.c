/* SPDX-License-Identifier: Apache-2.0 */
#include "frames.h"
#include "threads.h"

TITLE("NotifyFramePop returns the recommended errors for invalid arguments.");

static void observe(JNIEnv *jni, jobject threads)
{
    jthread second = thread_at(jni, threads, 1);
    on(FramePop, on_frame_pop);
    must(SuspendThread, second);
    request_frame_pop(second, 1);
    must(ResumeThread, second);
    if (is_case("negative-depth"))
        SAY_CALL(NotifyFramePop, NULL, -1);
    else
        SAY_CALL(NotifyFramePop, (jthread)threads, 1);
}

TEST(.target = "stack.TwoNested", .probe = observe,
     .needs = {.can_generate_frame_pop_events = 1, .can_suspend = 1},
     .cases = LIST("negative-depth", "no-thread"));
