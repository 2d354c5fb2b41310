/* SPDX-License-Identifier: Apache-2.0 */
#include "../several_states.h"

TITLE("SuspendAllVirtualThreads suspends threads older than the environment's support of them.");

static void say_suspended(JNIEnv *jni, jobject threads)
{
    say("held: %s, parked: %s, platform: %s", truth(is_suspended(thread_at(jni, threads, HELD))),
        truth(is_suspended(thread_at(jni, threads, PARKED))),
        truth(is_suspended(thread_at(jni, threads, PLATFORM))));
}

static void observe(JNIEnv *jni, jobject threads)
{
    const jthread parked = thread_at(jni, threads, PARKED);
    support_virtual_threads(assay_env);
    say_suspend_all_virtual(0, NULL);
    say_suspended(jni, threads);
    say_resume_all_virtual(1, &parked);
    say_suspended(jni, threads);
    say_resume_all_virtual(0, NULL);
    say_suspended(jni, threads);
}

TEST(VIRTUAL_THREADS, .target = "virtual_thread.SeveralStates", .probe = observe,
     .needs = {.can_suspend = 1});
