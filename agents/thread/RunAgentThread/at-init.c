/* SPDX-License-Identifier: Apache-2.0 */
#include "../workers.h"

TITLE("An agent thread is started from the VMInit event, and uses JNI.");

static void JNICALL procedure(jvmtiEnv *env, JNIEnv *jni, void *data)
{
    jstring text = (*jni)->NewStringUTF(jni, "text of the agent thread");
    say("%s", to_string(jni, text));
    let("ended");
}

static void init(JNIEnv *jni, jthread thread)
{
    start_agent_thread(jni, "agent thread", procedure, NULL);
    hold("ended");
}

TEST(.init = init);
