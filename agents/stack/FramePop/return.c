/* SPDX-License-Identifier: Apache-2.0 */
#include "frames.h"

TITLE("FramePop is posted once when the requested frame returns.");

static void observe(JNIEnv *jni, jobject unused)
{
    on(FramePop, on_frame_pop);
    request_frame_pop(NULL, 1);
}

TEST(.target = "stack.Chain", .probe = observe, .needs = {.can_generate_frame_pop_events = 1});
