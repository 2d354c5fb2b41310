/* SPDX-License-Identifier: Apache-2.0 */
#include "frames.h"

TITLE("NotifyFramePop returns NO_MORE_FRAMES for a thread without frames.");

static void observe(JNIEnv *jni, jobject thread)
{
    run_without_frames(thread);
    must(SuspendThread, thread);
    SAY_CALL(NotifyFramePop, thread, 0);
    must(ResumeThread, thread);
    release_point("agent thread");
}

TEST(.target = "stack.Unstarted", .probe = observe,
     .needs = {.can_generate_frame_pop_events = 1, .can_suspend = 1});
