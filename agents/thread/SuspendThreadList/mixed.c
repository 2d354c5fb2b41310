/* SPDX-License-Identifier: Apache-2.0 */
#include "threads.h"

TITLE("SuspendThreadList returns a result for each thread: suspended, not started, terminated.");

static void JNICALL end_at_once(jvmtiEnv *env, JNIEnv *jni, void *unused)
{
}

static void observe(JNIEnv *jni, jobject threads)
{
    jthread finished = start_agent_thread(jni, "finished", end_at_once, NULL);
    await_end(finished);
    must(SuspendThread, thread_at(jni, threads, 1));
    jthread list[] = {new_thread(jni, "unstarted"), thread_at(jni, threads, 0), finished,
                      thread_at(jni, threads, 1), thread_at(jni, threads, 2)};
    SAY_LIST(SuspendThreadList, 5, list);
    say_counting(jni, threads);
    SAY_LIST(ResumeThreadList, 5, list);
    SAY_LIST(ResumeThreadList, 5, list);
    say_counting(jni, threads);
}

TEST(.target = "thread.Counting", .args = LIST("4"), .probe = observe, .needs = {.can_suspend = 1});
