/* SPDX-License-Identifier: Apache-2.0 */
#include "threads.h"
#include "virtual.h"

TITLE("SuspendThread and SuspendThreadList suspend threads after ResumeAllVirtualThreads.");

static void observe(JNIEnv *jni, jobject threads)
{
    jthread list[2] = {thread_at(jni, threads, 2), thread_at(jni, threads, 1)};
    jvmtiError results[2] = {JVMTI_ERROR_INTERNAL, JVMTI_ERROR_INTERNAL};
    say_suspend_all_virtual(0, NULL);
    say_resume_all_virtual(0, NULL);
    SAY_CALL(SuspendThreadList, 2, list, results);
    say("results: %s %s", error_name(results[0]), error_name(results[1]));
    say_counting(jni, threads);
    SAY_CALL(SuspendThread, thread_at(jni, threads, 0));
    say_counting(jni, threads);
    SAY_CALL(ResumeThread, thread_at(jni, threads, 2));
    say_counting(jni, threads);
    say_resume_all_virtual(0, NULL);
    SAY_CALL(ResumeThread, thread_at(jni, threads, 1));
}

TEST(VIRTUAL_THREADS, .target = "virtual_thread.Counting", .args = LIST("3"), .probe = observe,
     .needs = {.can_suspend = 1, .can_support_virtual_threads = 1});
