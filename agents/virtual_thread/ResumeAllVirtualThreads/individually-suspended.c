/* SPDX-License-Identifier: Apache-2.0 */
#include "../counting.h"

TITLE("Threads suspended one by one are resumed, and can be suspended again.");

static void observe(JNIEnv *jni, jobject threads)
{
    must(SuspendThread, counting(jni, threads, 0));
    must(SuspendThread, counting(jni, threads, 2));
    say_running(jni, threads);
    say_resume_all_virtual(0, NULL);
    say_running(jni, threads);
    say("ResumeThread: %s", error_name(ti(ResumeThread, counting(jni, threads, 0))));
    say("SuspendThread: %s", error_name(ti(SuspendThread, counting(jni, threads, 0))));
    say_running(jni, threads);
    say_resume_all_virtual(0, NULL);
}

TEST(VIRTUAL_THREADS, .target = "virtual_thread.Counting", .args = LIST("3"), .probe = observe,
     .needs = {.can_suspend = 1, .can_support_virtual_threads = 1});
