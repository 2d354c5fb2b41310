/* SPDX-License-Identifier: Apache-2.0 */
#include "../counting.h"

TITLE("Threads that are suspended stay so, also those in the list, and cause no error.");

static void observe(JNIEnv *jni, jobject threads)
{
    jthread list[1] = {counting(jni, threads, 1)};
    must(SuspendThread, counting(jni, threads, 0));
    must(SuspendThread, counting(jni, threads, 1));
    say_suspend_all_virtual(1, list);
    say_running(jni, threads);
    say_suspend_all_virtual(0, NULL);
    say_running(jni, threads);
    say_resume_all_virtual(0, NULL);
    say_running(jni, threads);
}

TEST(VIRTUAL_THREADS, .target = "virtual_thread.Counting", .args = LIST("3"), .probe = observe,
     .needs = {.can_suspend = 1, .can_support_virtual_threads = 1});
