/* SPDX-License-Identifier: Apache-2.0 */
#include "frames.h"

TITLE("FramePop requested for the caller's frame is posted for that frame alone.");

static void observe(JNIEnv *jni, jobject unused)
{
    on(FramePop, on_frame_pop);
    request_frame_pop(NULL, 2);
}

TEST(.target = "stack.Chain", .probe = observe, .needs = {.can_generate_frame_pop_events = 1});
