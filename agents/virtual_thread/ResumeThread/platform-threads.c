/* SPDX-License-Identifier: Apache-2.0 */
#include "../several_states.h"
#include "record.h"

TITLE("ResumeThread and ResumeThreadList refuse each platform thread, which none has suspended.");

static int asked;

/* Threads of the JVM may end at any time. */
static void resume(jthread thread)
{
    jvmtiError in_list = JVMTI_ERROR_INTERNAL;
    if (is_suspended(thread))
        return; /* by another agent */
    asked++;
    jvmtiError error = ti(ResumeThread, thread);
    must(ResumeThreadList, 1, &thread, &in_list);
    if ((error == JVMTI_ERROR_THREAD_NOT_ALIVE || in_list == JVMTI_ERROR_THREAD_NOT_ALIVE)
        && thread_ends(thread))
        return;
    if (error != JVMTI_ERROR_THREAD_NOT_SUSPENDED || in_list != JVMTI_ERROR_THREAD_NOT_SUSPENDED)
        differs("a thread: %s, in a list %s", error_name(error), error_name(in_list));
}

static void observe(JNIEnv *jni, jobject threads)
{
    jthread *all = NULL, platform = thread_at(jni, threads, PLATFORM);
    jint count = 0;
    say("listed: %d", times_listed(jni, platform));
    must(GetAllThreads, &count, &all);
    for (jint i = 0; i < readable(all, count); i++)
        resume(all[i]);
    if (asked == 0)
        differs("each thread is shown as suspended");
    say_first_difference();
}

/* Bulk oracle: all platform threads, those that carry virtual ones among them. */
TEST(VIRTUAL_THREADS, .target = "virtual_thread.SeveralStates", .probe = observe,
     .needs = {.can_support_virtual_threads = 1, .can_suspend = 1});
