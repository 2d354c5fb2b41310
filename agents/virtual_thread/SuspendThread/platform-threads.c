/* SPDX-License-Identifier: Apache-2.0 */
#include "record.h"
#include "threads.h"
#include "virtual.h"

TITLE("SuspendThread suspends each platform thread but the current one, and refuses it once more.");

enum { MOST = 1000 };

static void JNICALL wait(jvmtiEnv *env, JNIEnv *jni, void *unused)
{
    arrive_and_wait("waiting");
}

static jvmtiError suspend(jthread thread)
{
    jvmtiError error = ti(SuspendThread, thread);
    if (error == JVMTI_ERROR_THREAD_NOT_ALIVE)
        return error;
    jvmtiError twice = ti(SuspendThread, thread);
    bool suspended = is_suspended(thread);
    if (error != JVMTI_ERROR_NONE || twice != JVMTI_ERROR_THREAD_SUSPENDED || !suspended)
        differs("a thread: %s, then %s, suspended: %s", error_name(error), error_name(twice),
                truth(suspended));
    return error;
}

static void observe(JNIEnv *jni, jobject first)
{
    static jvmtiError errors[MOST];
    jthread *all = NULL, self = current_thread();
    jthread waiting = start_agent_thread(jni, "waiting", wait, NULL);
    jint count = 0;
    await_arrival("waiting");
    must(GetAllThreads, &count, &all);
    count = readable(all, count);
    /* Another agent may suspend some. */
    for (jint i = 0; i < count && i < MOST; i++)
        if (!(*jni)->IsSameObject(jni, all[i], self) && !is_suspended(all[i]))
            errors[i] = suspend(all[i]);
        else
            all[i] = NULL;
    say("the waiting thread once more: %s", error_name(ti(SuspendThread, waiting)));
    for (jint i = 0; i < count && i < MOST; i++)
        if (all[i] != NULL)
            ti(ResumeThread, all[i]);
    /* Threads of the JVM may end at any time; one that was suspended may own what they need for it. */
    for (jint i = 0; i < count && i < MOST; i++)
        if (errors[i] == JVMTI_ERROR_THREAD_NOT_ALIVE && !thread_ends(all[i]))
            differs("a thread that is alive: %s", error_name(errors[i]));
    say_first_difference();
    release_point("waiting");
}

/* Bulk oracle: all platform threads, those that carry virtual ones among them. */
TEST(VIRTUAL_THREADS, .target = "virtual_thread.Calling", .probe = observe,
     .needs = {.can_support_virtual_threads = 1, .can_suspend = 1});
