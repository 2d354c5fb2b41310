/* SPDX-License-Identifier: Apache-2.0 */
#include "../interleaved.h"

TITLE("MethodExit enabled for one virtual thread is posted with its results, even after parking.");

static void observe(JNIEnv *jni, jobject threads, int round)
{
    if (round == 2)
        on_thread(MethodExit, say_method_exit, thread_at(jni, threads, VIRTUAL_0));
}

TEST(VIRTUAL_THREADS, .target = "virtual_thread.Interleaved", .args = LIST("across"),
     .probe = interleaved_probe,
     .needs = {.can_generate_method_exit_events = 1, .can_support_virtual_threads = 1},
     .timeout = 60);
