/* SPDX-License-Identifier: Apache-2.0 */
#include "frames.h"

TITLE("GetAllStackTraces includes threads that run an agent's function.");

static void JNICALL body(jvmtiEnv *env, JNIEnv *jni, void *argument)
{
    arrive_and_wait("agent thread");
}

static void observe(JNIEnv *jni, jobject thread)
{
    must(RunAgentThread, thread, body, NULL, JVMTI_THREAD_NORM_PRIORITY);
    await_arrival("agent thread");
    jvmtiStackInfo *stacks = NULL;
    jint count = 0;
    jvmtiError error = ti(GetAllStackTraces, FRAMES_MAX, &stacks, &count);
    jint records = 0;
    for (jint i = 0; error == JVMTI_ERROR_NONE && i < readable(stacks, count); i++)
        records += (*jni)->IsSameObject(jni, stacks[i].thread, thread);
    say("GetAllStackTraces: %s, %d records of the agent thread", error_name(error), (int)records);
    if (error == JVMTI_ERROR_NONE)
        release(stacks);
    release_point("agent thread");
}

TEST(.target = "stack.Unstarted", .probe = observe);
