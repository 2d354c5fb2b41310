/* SPDX-License-Identifier: Apache-2.0 */
#include "threads.h"

TITLE("RunAgentThread passes a null argument on to the procedure.");

static void JNICALL procedure(jvmtiEnv *env, JNIEnv *jni, void *data)
{
    say("argument: %s", data == NULL ? "null" : "not null");
}

static void observe(JNIEnv *jni, jobject subject)
{
    await_end(start_agent_thread(jni, "agent thread", procedure, NULL));
}

TEST(.probe = observe);
