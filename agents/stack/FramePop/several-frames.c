/* SPDX-License-Identifier: Apache-2.0 */
#include "frames.h"

TITLE("FramePop requested for several frames is posted as each of them returns.");

static void observe(JNIEnv *jni, jobject unused)
{
    on(FramePop, on_frame_pop);
    request_frame_pop(NULL, 3);
    request_frame_pop(NULL, 1);
    request_frame_pop(NULL, 2);
}

TEST(.target = "stack.Chain", .probe = observe, .needs = {.can_generate_frame_pop_events = 1});
