/* SPDX-License-Identifier: Apache-2.0 */
#include "threads.h"

TITLE("SuspendThreadList suspends each of a hundred threads, and ResumeThreadList resumes each.");

enum { THREADS = 100 };

static jthread list[THREADS];
static jvmtiError results[THREADS];

static void say_results(const char *function, jvmtiError error)
{
    int done = 0, suspended = 0;
    for (int i = 0; error == JVMTI_ERROR_NONE && i < THREADS; i++) {
        done += results[i] == JVMTI_ERROR_NONE;
        suspended += is_suspended(list[i]);
        results[i] = untouched_result;
    }
    say("%s: %s, done: %d, suspended: %d", function, error_name(error), done, suspended);
}

static void observe(JNIEnv *jni, jobject threads)
{
    ask_for_references(jni, 2 * THREADS);
    for (int i = 0; i < THREADS; i++) {
        list[i] = thread_at(jni, threads, i);
        results[i] = untouched_result;
    }
    say_results("SuspendThreadList", ti(SuspendThreadList, THREADS, list, results));
    say_results("ResumeThreadList", ti(ResumeThreadList, THREADS, list, results));
}

TEST(.target = "thread.ManyWaiting", .args = LIST("100"), .probe = observe,
     .needs = {.can_suspend = 1});
