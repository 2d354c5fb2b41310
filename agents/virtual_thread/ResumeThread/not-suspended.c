/* SPDX-License-Identifier: Apache-2.0 */
#include "../several_states.h"

TITLE("ResumeThread and ResumeThreadList refuse virtual threads that are not suspended.");

static void resume(jthread thread)
{
    jvmtiError in_list = JVMTI_ERROR_INTERNAL;
    say("%s: %s", thread_name(thread), error_name(ti(ResumeThread, thread)));
    must(ResumeThreadList, 1, &thread, &in_list);
    say("%s in a list: %s", thread_name(thread), error_name(in_list));
}

static void observe(JNIEnv *jni, jobject threads)
{
    for (int round = 0; round < 2; round++)
        for (int i = HELD; i <= PARKED; i++) {
            jthread thread = thread_at(jni, threads, i);
            resume(thread);
            must(SuspendThread, thread);
            must(ResumeThread, thread);
        }
}

TEST(VIRTUAL_THREADS, .target = "virtual_thread.SeveralStates", .probe = observe,
     .needs = {.can_suspend = 1, .can_support_virtual_threads = 1});
