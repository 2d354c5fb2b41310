/* SPDX-License-Identifier: Apache-2.0 */
#include "../interleaved.h"

TITLE("Exception is posted on the virtual thread that throws.");

static void observe(JNIEnv *jni, jobject threads, int round)
{
    if (round == 0)
        on(Exception, say_exception);
    else if (round == 2)
        off(Exception);
}

TEST(VIRTUAL_THREADS, .target = "virtual_thread.Interleaved", .args = LIST("catcher"),
     .probe = interleaved_probe,
     .needs = {.can_generate_exception_events = 1, .can_support_virtual_threads = 1});
