/* SPDX-License-Identifier: Apache-2.0 */
#include "threads.h"
#include "virtual.h"

TITLE("SuspendThread suspends a virtual thread that is about to end, or reports that it has ended.");

static void observe(JNIEnv *jni, jobject threads)
{
    if (threads == NULL) {
        say_suspensions();
        return;
    }
    for (jsize i = 0; i < (*jni)->GetArrayLength(jni, threads); i++) {
        jthread thread = thread_at(jni, threads, i);
        suspend_if_alive(thread);
        (*jni)->DeleteLocalRef(jni, thread);
    }
}

TEST(VIRTUAL_THREADS, .target = "virtual_thread.EndingThreads", .probe = observe,
     .needs = {.can_suspend = 1, .can_support_virtual_threads = 1});
