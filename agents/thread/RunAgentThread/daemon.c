/* SPDX-License-Identifier: Apache-2.0 */
#include "threads.h"

TITLE("RunAgentThread starts threads that do not keep the JVM from ending.");

static void JNICALL procedure(jvmtiEnv *env, JNIEnv *jni, void *data)
{
    arrive_and_wait("for ever");
}

static void observe(JNIEnv *jni, jobject subject)
{
    start_agent_thread(jni, "agent thread", procedure, NULL);
    await_arrival("for ever");
    say("main ends");
}

static void death(JNIEnv *jni)
{
    say("VMDeath");
}

TEST(.probe = observe, .death = death);
