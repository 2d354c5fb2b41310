/* SPDX-License-Identifier: Apache-2.0 */
#include "threads.h"

TITLE("An agent thread is started from the VMInit event, and uses JNI.");

static void JNICALL procedure(jvmtiEnv *env, JNIEnv *jni, void *data)
{
    jstring text = (*jni)->NewStringUTF(jni, "text of the agent thread");
    say("%s", to_string(jni, text));
    release_point("ended");
}

static void init(JNIEnv *jni, jthread thread)
{
    start_agent_thread(jni, "agent thread", procedure, NULL);
}

/* Whether new threads run before the callback returns is not said. */
static void await_procedure(JNIEnv *jni, jobject unused)
{
    arrive_and_wait("ended");
}

TEST(.init = init, .probe = await_procedure);
