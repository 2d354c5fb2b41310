/* SPDX-License-Identifier: Apache-2.0 */
#include "virtual.h"

TITLE("ClearAllFramePops returns INVALID_THREAD for an object that is not a thread.");

static void observe(JNIEnv *jni, jobject threads)
{
    say("ClearAllFramePops: %s", error_name(clear_all_frame_pops(assay_env, (jthread)threads)));
}

TEST(.target = "stack.TwoNested", .probe = observe, .since = 25,
     .needs = {.can_generate_frame_pop_events = 1});
