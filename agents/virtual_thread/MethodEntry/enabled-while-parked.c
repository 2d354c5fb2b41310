/* SPDX-License-Identifier: Apache-2.0 */
#include "../interleaved.h"

TITLE("MethodEntry enabled globally while virtual threads are parked is posted on them.");

static void observe(JNIEnv *jni, jobject threads, int round)
{
    if (round == 1)
        on(MethodEntry, say_method_entry);
}

TEST(VIRTUAL_THREADS, .target = "virtual_thread.Interleaved", .args = LIST("call"),
     .probe = interleaved_probe,
     .needs = {.can_generate_method_entry_events = 1, .can_support_virtual_threads = 1},
     .timeout = 60);
