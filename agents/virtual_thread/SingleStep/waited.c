/* SPDX-License-Identifier: Apache-2.0 */
#include "../interleaved.h"

TITLE("SingleStep is posted for the instruction after Object.wait on a notified virtual thread.");

static void observe(JNIEnv *jni, jobject threads, int round)
{
    if (round == 1)
        on_thread(SingleStep, say_single_step, thread_at(jni, threads, VIRTUAL_1));
    else if (round == 2)
        off_thread(SingleStep, thread_at(jni, threads, VIRTUAL_1));
}

TEST(VIRTUAL_THREADS, .target = "virtual_thread.Interleaved", .args = LIST("wait"),
     .probe = interleaved_probe,
     .needs = {.can_generate_single_step_events = 1, .can_support_virtual_threads = 1},
     .timeout = 60);
