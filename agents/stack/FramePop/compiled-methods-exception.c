/* SPDX-License-Identifier: Apache-2.0 */
#include "../chain.h"

TITLE("FramePop reports whether an exception leaves the frame of a compiled method.");

/* Depth 1 is Probing.run, 2 inner, 3 middle, 4 outer. */
static void observe(JNIEnv *jni, jobject unused)
{
    on(FramePop, on_thrown_pop);
    request_frame_pop(NULL, 3);
    request_frame_pop(NULL, 4);
}

TEST(.target = "stack.CompiledChain", .args = LIST("throwing"), .probe = observe,
     .vm_args = LIST(COMPILED_BEFORE), .needs = {.can_generate_frame_pop_events = 1});
