/* SPDX-License-Identifier: Apache-2.0 */
#include "threads.h"
#include "virtual.h"

TITLE("ResumeAllVirtualThreads resumes threads that SuspendThread has suspended.");

static void observe(JNIEnv *jni, jobject threads)
{
    must(SuspendThread, thread_at(jni, threads, 0));
    must(SuspendThread, thread_at(jni, threads, 2));
    say_counting(jni, threads);
    say_resume_all_virtual(0, NULL);
    say_counting(jni, threads);
    SAY_CALL(ResumeThread, thread_at(jni, threads, 0));
    SAY_CALL(SuspendThread, thread_at(jni, threads, 0));
    say_counting(jni, threads);
    say_resume_all_virtual(0, NULL);
}

TEST(VIRTUAL_THREADS, .target = "virtual_thread.Counting", .args = LIST("3"), .probe = observe,
     .needs = {.can_suspend = 1, .can_support_virtual_threads = 1});
