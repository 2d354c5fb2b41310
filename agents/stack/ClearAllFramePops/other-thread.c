/* SPDX-License-Identifier: Apache-2.0 */
#include "frames.h"
#include "threads.h"
#include "virtual.h"

TITLE("ClearAllFramePops clears the requests of a suspended thread, and of no other.");

static void observe(JNIEnv *jni, jobject threads)
{
    jthread thread[] = {thread_at(jni, threads, 0), thread_at(jni, threads, 1)};
    on(FramePop, on_frame_pop);
    for (jint i = 0; i < 2; i++) {
        must(SuspendThread, thread[i]);
        request_frame_pop(thread[i], 1);
        request_frame_pop(thread[i], 2);
    }
    say("ClearAllFramePops: %s", error_name(clear_all_frame_pops(assay_env, thread[1])));
    say("own, none pending: %s", error_name(clear_all_frame_pops(assay_env, NULL)));
    for (jint i = 0; i < 2; i++)
        must(ResumeThread, thread[i]);
}

TEST(.target = "stack.TwoNested", .probe = observe, .since = 25,
     .needs = {.can_generate_frame_pop_events = 1, .can_suspend = 1});
