/* SPDX-License-Identifier: Apache-2.0 */
#include "../interleaved.h"

TITLE("Exception enabled for one parked virtual thread is posted on that thread only.");

static void observe(JNIEnv *jni, jobject threads, int round)
{
    if (round == 1)
        on_thread(Exception, say_exception, thread_at(jni, threads, VIRTUAL_1));
}

TEST(VIRTUAL_THREADS, .target = "virtual_thread.Interleaved", .args = LIST("catcher"),
     .probe = interleaved_probe,
     .needs = {.can_generate_exception_events = 1, .can_support_virtual_threads = 1});
