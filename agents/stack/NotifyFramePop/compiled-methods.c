/* SPDX-License-Identifier: Apache-2.0 */
#include "frames.h"

TITLE("NotifyFramePop posts FramePop for frames of compiled methods.");

/* Depth 1 is Probing.run, 2 inner, 3 middle, 4 outer. */
static void observe(JNIEnv *jni, jobject unused)
{
    on(FramePop, on_frame_pop);
    request_frame_pop(NULL, 2);
    request_frame_pop(NULL, 4);
}

TEST(.target = "stack.CompiledChain", .probe = observe, .vm_args = LIST(COMPILED_BEFORE),
     .needs = {.can_generate_frame_pop_events = 1});
