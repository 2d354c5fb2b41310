/* SPDX-License-Identifier: Apache-2.0 */
#include "../frames.h"

TITLE("A thread in an agent's function, without any Java method, has no frames.");

static void JNICALL body(jvmtiEnv *env, JNIEnv *jni, void *argument)
{
    jint count = -1;
    jvmtiError error = ti(GetFrameCount, NULL, &count);
    say("own: %s %d", error_name(error), (int)count);
    hold("agent thread");
}

static void observe(JNIEnv *jni, jobject thread)
{
    must(RunAgentThread, thread, body, NULL, JVMTI_THREAD_NORM_PRIORITY);
    await_held("agent thread");
    jint count = -1;
    jvmtiError error = ti(GetFrameCount, thread, &count);
    say("other: %s %d", error_name(error), (int)count);
    let("agent thread");
}

TEST(.target = "stack.Unstarted", .probe = observe);
