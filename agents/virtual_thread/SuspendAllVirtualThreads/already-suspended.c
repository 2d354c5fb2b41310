/* SPDX-License-Identifier: Apache-2.0 */
#include "threads.h"
#include "virtual.h"

TITLE("SuspendAllVirtualThreads leaves threads suspended that were, including those in the exception list.");

static void observe(JNIEnv *jni, jobject threads)
{
    jthread list[1] = {thread_at(jni, threads, 1)};
    must(SuspendThread, thread_at(jni, threads, 0));
    must(SuspendThread, thread_at(jni, threads, 1));
    say_suspend_all_virtual(1, list);
    say_counting(jni, threads);
    say_suspend_all_virtual(0, NULL);
    say_counting(jni, threads);
    say_resume_all_virtual(0, NULL);
    say_counting(jni, threads);
}

TEST(VIRTUAL_THREADS, .target = "virtual_thread.Counting", .args = LIST("3"), .probe = observe,
     .needs = {.can_suspend = 1, .can_support_virtual_threads = 1});
