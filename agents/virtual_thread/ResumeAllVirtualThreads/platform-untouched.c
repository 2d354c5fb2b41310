/* SPDX-License-Identifier: Apache-2.0 */
#include "../counting.h"

TITLE("A suspended platform thread stays suspended.");

static void observe(JNIEnv *jni, jobject threads)
{
    must(SuspendThread, counting(jni, threads, 3));
    say_suspend_all_virtual(0, NULL);
    say_running(jni, threads);
    say_resume_all_virtual(0, NULL);
    say_running(jni, threads);
    must(ResumeThread, counting(jni, threads, 3));
    say_running(jni, threads);
}

TEST(VIRTUAL_THREADS, .target = "virtual_thread.Counting", .args = LIST("3"), .probe = observe,
     .needs = {.can_suspend = 1, .can_support_virtual_threads = 1});
