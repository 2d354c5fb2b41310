/* SPDX-License-Identifier: Apache-2.0 */
#include "../self_suspending.h"

TITLE("SuspendAllVirtualThreads does not suspend the calling virtual thread when its list names that.");

static jvmtiError call(JNIEnv *jni, jthread self)
{
    say("SuspendAllVirtualThreads: %s",
        error_name(suspend_all_virtual_threads(assay_env, 1, &self)));
    arrive_and_wait("looked");
    say("ResumeAllVirtualThreads: %s", error_name(resume_all_virtual_threads(assay_env, 0, NULL)));
    return ti(SuspendThread, self);
}

static void resume(JNIEnv *jni, jthread thread)
{
    must(ResumeThread, thread);
}

static void observe(JNIEnv *jni, jobject threads)
{
    if (threads != NULL) {
        jthread other = thread_at(jni, threads, 1);
        await_arrival("looked");
        say("the caller: %s", truth(is_suspended(thread_at(jni, threads, 0))));
        say("the other one: %s", truth(is_suspended(other)));
        release_point("looked");
    }
    self_suspending_probe(jni, threads);
}

TEST(VIRTUAL_THREADS, .target = "virtual_thread.SelfSuspending", .probe = observe,
     .needs = {.can_suspend = 1, .can_support_virtual_threads = 1});
