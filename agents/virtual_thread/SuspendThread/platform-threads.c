/* SPDX-License-Identifier: Apache-2.0 */
#include "record.h"
#include "threads.h"
#include "virtual.h"

TITLE("SuspendThread suspends each platform thread but the current one, carriers included, once.");

/* Threads of the JVM may end at any time. */
static bool suspend(jthread thread)
{
    jvmtiError error = ti(SuspendThread, thread);
    if (error == JVMTI_ERROR_THREAD_NOT_ALIVE)
        return false;
    jvmtiError twice = ti(SuspendThread, thread);
    if (error != JVMTI_ERROR_NONE || twice != JVMTI_ERROR_THREAD_SUSPENDED)
        differs("a thread: expected %s, then %s, actual %s, then %s", error_name(JVMTI_ERROR_NONE),
                error_name(JVMTI_ERROR_THREAD_SUSPENDED), error_name(error), error_name(twice));
    if (!is_suspended(thread))
        differs("state of a thread: expected suspended, actual not");
    return true;
}

static void observe(JNIEnv *jni, jobject first)
{
    jthread *all = NULL, self = current_thread();
    jint count = 0, suspended = 0;
    must(GetAllThreads, &count, &all);
    for (jint i = 0; i < count; i++)
        suspended += !(*jni)->IsSameObject(jni, all[i], self) && suspend(all[i]);
    say("some threads: %s", truth(suspended > 0));
    say_first_difference();
    for (jint i = 0; i < count; i++)
        if (!(*jni)->IsSameObject(jni, all[i], self))
            ti(ResumeThread, all[i]);
    release(all);
}

/* Bulk oracle: all platform threads. */
TEST(VIRTUAL_THREADS, .target = "virtual_thread.Calling", .probe = observe,
     .needs = {.can_support_virtual_threads = 1, .can_suspend = 1});
