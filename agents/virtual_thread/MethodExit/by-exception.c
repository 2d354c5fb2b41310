/* SPDX-License-Identifier: Apache-2.0 */
#include "../interleaved.h"

TITLE("MethodExit on a virtual thread distinguishes exceptional from normal return.");

static void observe(JNIEnv *jni, jobject threads, int round)
{
    if (round == 0)
        on(MethodExit, say_method_exit);
    else if (round == 2)
        off(MethodExit);
}

TEST(VIRTUAL_THREADS, .target = "virtual_thread.Interleaved", .args = LIST("catcher"),
     .probe = interleaved_probe,
     .needs = {.can_generate_method_exit_events = 1, .can_support_virtual_threads = 1},
     .timeout = 60);
