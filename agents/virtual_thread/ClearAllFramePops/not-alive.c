/* SPDX-License-Identifier: Apache-2.0 */
#include "../not_alive.h"

TITLE("ClearAllFramePops refuses a virtual thread that has not started or has ended.");

static jvmtiError call(JNIEnv *jni, jthread thread)
{
    return clear_all_frame_pops(assay_env, thread);
}

static void observe(JNIEnv *jni, jobject threads)
{
    say_not_alive(jni, threads, call);
}

TEST(.target = "virtual_thread.NotAlive", .since = 25, .vm_args = LIST(CARRIERS), .probe = observe,
     .needs = {.can_generate_frame_pop_events = 1});
