/* SPDX-License-Identifier: Apache-2.0 */
#include "frames.h"

TITLE("NotifyFramePop requests end with their frame, even if FramePop is disabled then.");

static void observe(JNIEnv *jni, jobject unused)
{
    static int calls;
    switch (++calls) {
    case 1:
        on(FramePop, on_frame_pop);
        request_frame_pop(NULL, 1);
        off(FramePop);
        break;
    case 2:
        on(FramePop, on_frame_pop);
        break;
    default:
        request_frame_pop(NULL, 1);
        break;
    }
}

TEST(.target = "stack.Siblings", .probe = observe, .needs = {.can_generate_frame_pop_events = 1});
