/* SPDX-License-Identifier: Apache-2.0 */
#include "../self_suspending.h"

TITLE("SuspendAllVirtualThreads suspends the virtual thread that calls it.");

static jthread other;

static jvmtiError call(JNIEnv *jni, jthread self)
{
    return suspend_all_virtual_threads(assay_env, 0, NULL);
}

/* A JVM may suspend the others only when the call goes on. */
static void resume(JNIEnv *jni, jthread thread)
{
    must(ResumeThread, thread);
    while (!atomic_load(&call_returned))
        sched_yield();
    say("the other one, once it has: %s", truth(is_suspended(other)));
    must_resume_all_virtual();
}

static void observe(JNIEnv *jni, jobject threads)
{
    if (threads != NULL)
        other = (*jni)->NewGlobalRef(jni, thread_at(jni, threads, 1));
    self_suspending_probe(jni, threads);
}

TEST(VIRTUAL_THREADS, .target = "virtual_thread.SelfSuspending", .probe = observe,
     .needs = {.can_suspend = 1, .can_support_virtual_threads = 1});
