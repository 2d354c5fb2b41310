/* SPDX-License-Identifier: Apache-2.0 */
#include "../many.h"

TITLE("SuspendThreadList and ResumeThreadList work with a thousand virtual threads.");

static int count_of(const jvmtiError *results, jvmtiError error)
{
    int count = 0;
    for (int i = 0; i < MANY; i++)
        count += results[i] == error;
    return count;
}

static void observe(JNIEnv *jni, jobject threads)
{
    static jvmtiError results[MANY];
    if (threads == NULL)
        return;
    jthread *list = all_of(jni, threads);
    must(SuspendThread, list[617]);
    SAY_CALL(SuspendThreadList, MANY, list, results);
    say("JVMTI_ERROR_NONE: %d, the other: %s", count_of(results, JVMTI_ERROR_NONE),
        error_name(results[617]));
    say("suspended: %d", suspended_among(list));
    must(ResumeThread, list[382]);
    SAY_CALL(ResumeThreadList, MANY, list, results);
    say("JVMTI_ERROR_NONE: %d, the other: %s", count_of(results, JVMTI_ERROR_NONE),
        error_name(results[382]));
    say("suspended: %d", suspended_among(list));
    free(list);
}

TEST(VIRTUAL_THREADS, MANY_TARGET, .probe = observe,
     .needs = {.can_suspend = 1, .can_support_virtual_threads = 1}, .timeout = 60);
