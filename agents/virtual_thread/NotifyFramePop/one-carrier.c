/* SPDX-License-Identifier: Apache-2.0 */
#include "../interleaved.h"
#include "frames.h"

TITLE("NotifyFramePop concerns one virtual thread when another has the same method and carrier.");

static void observe(JNIEnv *jni, jobject threads, int round)
{
    if (round != 2 && round != 4)
        return;
    jthread thread = thread_at(jni, threads, round == 2 ? VIRTUAL_1 : VIRTUAL_0);
    on(FramePop, say_frame_pop);
    must(SuspendThread, thread);
    say("NotifyFramePop: %s",
        error_name(
            ti_if_able(NotifyFramePop, thread,
                       depth_of_method(thread, "Lvirtual_thread/Interleaved$Code;.across("))));
    must(ResumeThread, thread);
}

TEST(VIRTUAL_THREADS_WITH(ONE_CARRIER), .target = "virtual_thread.Interleaved",
     .args = LIST("across"), .probe = interleaved_probe,
     .needs = {
         .can_generate_frame_pop_events = 1, .can_suspend = 1, .can_support_virtual_threads = 1});
