/* SPDX-License-Identifier: Apache-2.0 */
#include "../older_threads.h"

TITLE("SuspendAllVirtualThreads suspends threads that are older than the first agent, mounted or not.");

static void observe(JNIEnv *jni, jobject threads)
{
    say_suspend_all_virtual(0, NULL);
    say_counting(jni, threads);
    say_resume_all_virtual(0, NULL);
    say_counting(jni, threads);
}

/* The target uses no agent before the threads count. */
TEST(OLDER_THAN_AGENT, .target = "virtual_thread.Counting", .args = LIST("3"), .probe = observe,
     .needs = {.can_suspend = 1, .can_support_virtual_threads = 1});
