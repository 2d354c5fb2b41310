/* SPDX-License-Identifier: Apache-2.0 */
#include "threads.h"
#include "virtual.h"

TITLE("SuspendThreadList suspends a virtual thread that the list names twice once.");

static const jvmtiError untouched = (jvmtiError)12345;

static void say_results(const char *function, jvmtiError error, const jvmtiError *results)
{
    say("%s: %s", function, error_name(error));
    for (int i = 0; i < 3; i++)
        say("result %d: %s", i, error_name(results[i]));
}

static void observe(JNIEnv *jni, jobject threads)
{
    jthread list[] = {thread_at(jni, threads, 0), thread_at(jni, threads, 1),
                      thread_at(jni, threads, 0)};
    jvmtiError suspended[] = {untouched, untouched, untouched};
    jvmtiError resumed[] = {untouched, untouched, untouched};
    jvmtiError error = ti(SuspendThreadList, 3, list, suspended);
    say_results("SuspendThreadList", error, suspended);
    say_counting(jni, threads);
    error = ti(ResumeThreadList, 3, list, resumed);
    say_results("ResumeThreadList", error, resumed);
    say_counting(jni, threads);
}

TEST(VIRTUAL_THREADS, .target = "virtual_thread.Counting", .args = LIST("3"), .probe = observe,
     .needs = {.can_suspend = 1, .can_support_virtual_threads = 1});
