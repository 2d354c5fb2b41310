/* SPDX-License-Identifier: Apache-2.0 */
#include "../several_states.h"

TITLE("SuspendThread and ResumeThread return the specified results for virtual threads in each state.");

static void observe(JNIEnv *jni, jobject threads)
{
    for (int i = 0; i < SEVERAL; i++) {
        jthread thread = thread_at(jni, threads, i);
        say("%s: ResumeThread %s", several_names[i], error_name(ti(ResumeThread, thread)));
        say("%s: SuspendThread %s", several_names[i], error_name(ti(SuspendThread, thread)));
        say("%s: SuspendThread %s", several_names[i], error_name(ti(SuspendThread, thread)));
        say("%s: ResumeThread %s", several_names[i], error_name(ti(ResumeThread, thread)));
        say("%s: ResumeThread %s", several_names[i], error_name(ti(ResumeThread, thread)));
    }
}

TEST(VIRTUAL_THREADS, .target = "virtual_thread.SeveralStates", .probe = observe,
     .needs = {.can_suspend = 1});
