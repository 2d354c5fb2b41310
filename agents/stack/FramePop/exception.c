/* SPDX-License-Identifier: Apache-2.0 */
#include "../chain.h"

TITLE("FramePop distinguishes frames left by an exception from frames that return.");

static void observe(JNIEnv *jni, jobject unused)
{
    on(FramePop, on_thrown_pop);
    request_frame_pop(NULL, 1);
    request_frame_pop(NULL, 2);
    request_frame_pop(NULL, 3);
}

TEST(.target = "stack.Chain", .args = LIST("throwing"), .probe = observe,
     .needs = {.can_generate_frame_pop_events = 1});
