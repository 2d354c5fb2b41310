/* SPDX-License-Identifier: Apache-2.0 */
#include "threads.h"

TITLE("RunAgentThread returns when the thread is alive and in the list of GetAllThreads.");

static void JNICALL procedure(jvmtiEnv *env, JNIEnv *jni, void *data)
{
    arrive_and_wait("procedure");
}

static int times_in_traces(JNIEnv *jni, jthread thread)
{
    jint count = 0;
    jvmtiStackInfo *traces = NULL;
    int times = 0;
    must(GetAllStackTraces, 1, &traces, &count);
    for (jint i = 0; i < readable(traces, count); i++)
        times += (*jni)->IsSameObject(jni, traces[i].thread, thread) ? 1 : 0;
    release(traces);
    return times;
}

static void observe(JNIEnv *jni, jobject subject)
{
    jint state = 0;
    jthread thread = start_agent_thread(jni, "agent thread", procedure, NULL);
    must(GetThreadState, thread, &state);
    say("alive: %s", truth((state & JVMTI_THREAD_STATE_ALIVE) != 0));
    say("GetAllThreads: %d", times_listed(jni, thread));
    say("GetAllStackTraces: %d", times_in_traces(jni, thread));
    await_arrival("procedure");
    release_point("procedure");
    await_end(thread);
    say("GetAllThreads: %d", times_listed(jni, thread));
    say("GetAllStackTraces: %d", times_in_traces(jni, thread));
}

TEST(.probe = observe);
