/* SPDX-License-Identifier: Apache-2.0 */
#include "../pops.h"
#include "newer.h"

TITLE("ClearAllFramePops clears the requests of a suspended thread, and of no other.");

static void observe(JNIEnv *jni, jobject threads)
{
    on(FramePop, on_frame_pop);
    for (jint i = 0; i < 2; i++) {
        must(SuspendThread, nested(jni, threads, i));
        request(nested(jni, threads, i), 1);
        request(nested(jni, threads, i), 2);
    }
    say("ClearAllFramePops: %s",
        error_name(clear_all_frame_pops(assay_env, nested(jni, threads, 1))));
    say("own, none pending: %s", error_name(clear_all_frame_pops(assay_env, NULL)));
    for (jint i = 0; i < 2; i++)
        must(ResumeThread, nested(jni, threads, i));
}

TEST(.target = "stack.TwoNested", .probe = observe, .since = 25,
     .needs = {.can_generate_frame_pop_events = 1, .can_suspend = 1});
