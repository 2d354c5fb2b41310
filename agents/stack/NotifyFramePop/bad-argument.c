/* SPDX-License-Identifier: Apache-2.0 */
#include "frames.h"

TITLE("NotifyFramePop returns the recommended errors for invalid arguments.");

static void observe(JNIEnv *jni, jobject threads)
{
    on(FramePop, on_frame_pop);
    if (is_case("negative-depth"))
        SAY_CALL(NotifyFramePop, NULL, -1);
    else
        SAY_CALL(NotifyFramePop, (jthread)threads, 1);
}

TEST(.target = "stack.TwoNested", .probe = observe, .needs = {.can_generate_frame_pop_events = 1},
     .batch = true, .cases = LIST("negative-depth", "no-thread"));
