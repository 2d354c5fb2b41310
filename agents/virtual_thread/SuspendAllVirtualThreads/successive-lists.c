/* SPDX-License-Identifier: Apache-2.0 */
#include "threads.h"
#include "virtual.h"

TITLE("SuspendAllVirtualThreads and ResumeAllVirtualThreads follow their last list, not earlier ones.");

static void observe(JNIEnv *jni, jobject threads)
{
    const jthread first = thread_at(jni, threads, 0), second = thread_at(jni, threads, 1),
                  third = thread_at(jni, threads, 2);
    say_suspend_all_virtual(1, &first);
    say_suspend_all_virtual(1, &second);
    say_counting(jni, threads);
    say_resume_all_virtual(1, &first);
    say_counting(jni, threads);
    say_resume_all_virtual(1, &third);
    say_counting(jni, threads);
    say_suspend_all_virtual(1, &third);
    say_counting(jni, threads);
    say_resume_all_virtual(0, NULL);
    say_counting(jni, threads);
}

TEST(VIRTUAL_THREADS, .target = "virtual_thread.Counting", .args = LIST("3"), .probe = observe,
     .needs = {.can_suspend = 1, .can_support_virtual_threads = 1});
