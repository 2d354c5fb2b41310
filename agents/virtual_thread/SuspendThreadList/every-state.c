/* SPDX-License-Identifier: Apache-2.0 */
#include "../several_states.h"

TITLE("SuspendThreadList and ResumeThreadList return a result for virtual threads in each state.");

static void observe(JNIEnv *jni, jobject threads)
{
    jthread list[SEVERAL];
    jvmtiError results[SEVERAL];
    for (int i = 0; i < SEVERAL; i++)
        list[i] = thread_at(jni, threads, SEVERAL - 1 - i);
    for (int round = 0; round < 4; round++) {
        for (int i = 0; i < SEVERAL; i++)
            results[i] = JVMTI_ERROR_INTERNAL;
        jvmtiError error = round < 2 ? ti(SuspendThreadList, SEVERAL, list, results)
                                     : ti(ResumeThreadList, SEVERAL, list, results);
        say("%s: %s", round < 2 ? "SuspendThreadList" : "ResumeThreadList", error_name(error));
        for (int i = 0; i < SEVERAL; i++)
            say("%s: %s", several_names[SEVERAL - 1 - i], error_name(results[i]));
    }
}

TEST(VIRTUAL_THREADS, .target = "virtual_thread.SeveralStates", .probe = observe,
     .needs = {.can_suspend = 1});
