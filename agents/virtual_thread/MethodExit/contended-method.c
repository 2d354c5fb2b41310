/* SPDX-License-Identifier: Apache-2.0 */
#include "../interleaved.h"

TITLE("MethodExit is posted once for a synchronized method for whose monitor a virtual thread waited.");

static void observe(JNIEnv *jni, jobject threads, int round)
{
    if (round == 0)
        on(MethodExit, say_method_exit);
}

TEST(VIRTUAL_THREADS, .target = "virtual_thread.Interleaved", .args = LIST("enter-method"),
     .probe = interleaved_probe,
     .needs = {.can_generate_method_exit_events = 1, .can_support_virtual_threads = 1},
     .timeout = 60);
