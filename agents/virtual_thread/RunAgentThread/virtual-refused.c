/* SPDX-License-Identifier: Apache-2.0 */
#include "../not_alive.h"

TITLE("RunAgentThread refuses a virtual thread.");

static void JNICALL work(jvmtiEnv *env, JNIEnv *jni, void *data)
{
    say("the agent's function runs");
}

static void observe(JNIEnv *jni, jobject threads)
{
    jvmtiError error = ti(RunAgentThread, thread_at(jni, threads, UNSTARTED), work, NULL,
                          JVMTI_THREAD_NORM_PRIORITY);
    say("RunAgentThread: %s", error_name(error));
}

TEST(VIRTUAL_THREADS, .target = "virtual_thread.NotAlive", .probe = observe);
