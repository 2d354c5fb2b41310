/* SPDX-License-Identifier: Apache-2.0 */
#include "frames.h"
#include "virtual.h"

TITLE("ClearAllFramePops cancels all requests of the thread; a later request is new.");

static void observe(JNIEnv *jni, jobject unused)
{
    on(FramePop, on_frame_pop);
    request_frame_pop(NULL, 1);
    request_frame_pop(NULL, 2);
    request_frame_pop(NULL, 3);
    say("ClearAllFramePops: %s", error_name(clear_all_frame_pops(assay_env, NULL)));
    request_frame_pop(NULL, 2);
}

TEST(.target = "stack.Chain", .probe = observe, .since = 25,
     .needs = {.can_generate_frame_pop_events = 1});
