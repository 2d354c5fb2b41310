/* SPDX-License-Identifier: Apache-2.0 */
#include "../interleaved.h"

TITLE("ExceptionCatch enabled globally or for one virtual thread is posted on the thread that catches.");

static void observe(JNIEnv *jni, jobject threads, int round)
{
    if (round == 0) {
        on(ExceptionCatch, say_exception_catch);
    } else if (round == 2) {
        on_thread(ExceptionCatch, say_exception_catch, thread_at(jni, threads, VIRTUAL_0));
        off(ExceptionCatch);
    }
}

TEST(VIRTUAL_THREADS, .target = "virtual_thread.Interleaved", .args = LIST("catcher"),
     .probe = interleaved_probe,
     .needs = {.can_generate_exception_events = 1, .can_support_virtual_threads = 1});
