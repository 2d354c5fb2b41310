/* SPDX-License-Identifier: Apache-2.0 */
#include "../interleaved.h"

TITLE("MethodEntry is posted on virtual threads before and after they park.");

static void observe(JNIEnv *jni, jobject threads, int round)
{
    if (round == 0)
        on(MethodEntry, say_method_entry);
    else if (round == 3)
        off(MethodEntry);
}

TEST(VIRTUAL_THREADS, .target = "virtual_thread.Interleaved", .args = LIST("across"),
     .probe = interleaved_probe,
     .needs = {.can_generate_method_entry_events = 1, .can_support_virtual_threads = 1},
     .timeout = 60);
