/* SPDX-License-Identifier: Apache-2.0 */
#include "../several_states.h"

TITLE("SuspendAllVirtualThreads suspends parked virtual threads and those in native code.");

static void say_states(JNIEnv *jni, jobject threads)
{
    for (int i = 0; i < SEVERAL; i++) {
        jint state = -1;
        must(GetThreadState, thread_at(jni, threads, i), &state);
        say("%s: alive %s, suspended %s", several_names[i],
            truth((state & JVMTI_THREAD_STATE_ALIVE) != 0),
            truth((state & JVMTI_THREAD_STATE_SUSPENDED) != 0));
    }
}

static void observe(JNIEnv *jni, jobject threads)
{
    say("SuspendAllVirtualThreads: %s",
        error_name(suspend_all_virtual_threads(assay_env, 0, NULL)));
    say_states(jni, threads);
    say("ResumeAllVirtualThreads: %s", error_name(resume_all_virtual_threads(assay_env, 0, NULL)));
    say_states(jni, threads);
}

TEST(VIRTUAL_THREADS, .target = "virtual_thread.SeveralStates", .probe = observe,
     .needs = {.can_suspend = 1, .can_support_virtual_threads = 1});
