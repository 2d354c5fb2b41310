/* SPDX-License-Identifier: Apache-2.0 */
#include "frames.h"

TITLE("A second request for the same frame is a duplicate, from version 25 on.");

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
