/* SPDX-License-Identifier: Apache-2.0 */
#include "../interleaved.h"

TITLE("Exception enabled for a parked virtual thread alone is posted when its compiled code throws.");

static void observe(JNIEnv *jni, jobject threads, int round)
{
    if (round == 2)
        on_thread(Exception, say_exception, thread_at(jni, threads, VIRTUAL_1));
}

TEST(VIRTUAL_THREADS_WITH(CARRIERS, "-Xcomp", COMPILED_EARLY),
     .target = "virtual_thread.Interleaved", .args = LIST("catcher"), .probe = interleaved_probe,
     .needs = {.can_generate_exception_events = 1, .can_support_virtual_threads = 1},
     .timeout = 120);
