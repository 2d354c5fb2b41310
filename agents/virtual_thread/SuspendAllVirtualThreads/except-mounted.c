/* SPDX-License-Identifier: Apache-2.0 */
#include "threads.h"
#include "virtual.h"

TITLE("SuspendAllVirtualThreads does not suspend excepted threads that are never unmounted.");

static void observe(JNIEnv *jni, jobject threads)
{
    jthread list[2] = {thread_at(jni, threads, 2), thread_at(jni, threads, 0)};
    say_suspend_all_virtual(2, list);
    say_counting(jni, threads);
    say_resume_all_virtual(0, NULL);
}

TEST(VIRTUAL_THREADS, .target = "virtual_thread.Counting", .args = LIST("3", "mounted"),
     .probe = observe, .needs = {.can_suspend = 1, .can_support_virtual_threads = 1});
