/* SPDX-License-Identifier: Apache-2.0 */
#include "frames.h"

TITLE("FramePop may be enabled after NotifyFramePop, as long as it is before the pop.");

static void observe(JNIEnv *jni, jobject unused)
{
    request_frame_pop(NULL, 2);
    on(FramePop, on_frame_pop);
}

TEST(.target = "stack.Chain", .probe = observe, .needs = {.can_generate_frame_pop_events = 1});
