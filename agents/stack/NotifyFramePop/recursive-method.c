/* SPDX-License-Identifier: Apache-2.0 */
#include "frames.h"

TITLE("NotifyFramePop applies to one frame of a recursive method, not to the method.");

static void observe(JNIEnv *jni, jobject unused)
{
    on(FramePop, on_frame_pop);
    request_frame_pop(NULL, 3);
}

TEST(.target = "stack.Descent", .probe = observe, .needs = {.can_generate_frame_pop_events = 1});
