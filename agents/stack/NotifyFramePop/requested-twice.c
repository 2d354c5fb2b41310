/* SPDX-License-Identifier: Apache-2.0 */
#include "frames.h"

TITLE("NotifyFramePop called twice for a frame asks for the pop of that frame alone.");

static void observe(JNIEnv *jni, jobject unused)
{
    on(FramePop, on_frame_pop);
    request_frame_pop(NULL, 1);
    request_frame_pop(NULL, 2);
    /* Under observation is what follows: since version 25 this is refused. */
    ti(NotifyFramePop, NULL, 1);
    ti(NotifyFramePop, NULL, 2);
}

TEST(.target = "stack.Chain", .probe = observe, .needs = {.can_generate_frame_pop_events = 1});
