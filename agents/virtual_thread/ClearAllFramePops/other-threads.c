/* SPDX-License-Identifier: Apache-2.0 */
#include "../interleaved.h"
#include "frames.h"

TITLE("ClearAllFramePops of a parked virtual thread keeps the requests for other threads.");

static void observe(JNIEnv *jni, jobject threads, int round)
{
    jthread cleared;
    if (round != 2)
        return;
    on(FramePop, say_frame_pop);
    for (int i = VIRTUAL_0; i <= PLATFORM; i++) {
        jthread thread = thread_at(jni, threads, i);
        must(SuspendThread, thread);
        jint depth = depth_of_method(thread, "Lvirtual_thread/Interleaved$Code;.across(");
        say("%s: %s", thread_name(thread), error_name(ti_if_able(NotifyFramePop, thread, depth)));
    }
    cleared = thread_at(jni, threads, VIRTUAL_1);
    say("ClearAllFramePops: %s", error_name(clear_all_frame_pops(assay_env, cleared)));
    for (int i = VIRTUAL_0; i <= PLATFORM; i++)
        must(ResumeThread, thread_at(jni, threads, i));
}

TEST(.target = "virtual_thread.Interleaved", .args = LIST("across"), .since = 25,
     .vm_args = LIST(CARRIERS), .probe = interleaved_probe,
     .needs = {
         .can_generate_frame_pop_events = 1, .can_suspend = 1, .can_support_virtual_threads = 1});
