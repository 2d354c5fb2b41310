/* SPDX-License-Identifier: Apache-2.0 */
#include "../chain.h"

TITLE("FramePop is posted once for a frame that runs long after the request.");

static void observe(JNIEnv *jni, jobject first_of_a_call)
{
    if (first_of_a_call == NULL)
        return;
    on(FramePop, on_thrown_pop);
    request_frame_pop(NULL, 1);
}

TEST(.target = "stack.Looping", .probe = observe, .needs = {.can_generate_frame_pop_events = 1});
