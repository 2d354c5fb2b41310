/* SPDX-License-Identifier: Apache-2.0 */
#include "frames.h"

TITLE("PopFrame returns an error for a thread without frames.");

static void observe(JNIEnv *jni, jobject thread)
{
    run_without_frames(thread);
    must(SuspendThread, thread);
    SAY_CALL(PopFrame, thread);
    must(ResumeThread, thread);
    release_point("agent thread");
}

TEST(.target = "stack.Unstarted", .probe = observe,
     .needs = {.can_pop_frame = 1, .can_suspend = 1});
