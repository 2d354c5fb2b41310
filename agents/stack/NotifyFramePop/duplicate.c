/* SPDX-License-Identifier: Apache-2.0 */
#include "frames.h"

TITLE("NotifyFramePop returns DUPLICATE for a second request for the same frame, since version 25.");

static void observe(JNIEnv *jni, jobject unused)
{
    on(FramePop, on_frame_pop);
    request_frame_pop(NULL, 2);
    request_frame_pop(NULL, 2);
    request_frame_pop(NULL, 1);
    request_frame_pop(NULL, 1);
}

TEST(.target = "stack.Chain", .probe = observe, .since = 25,
     .needs = {.can_generate_frame_pop_events = 1});
