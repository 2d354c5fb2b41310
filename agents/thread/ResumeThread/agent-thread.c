/* SPDX-License-Identifier: Apache-2.0 */
#include "threads.h"

TITLE("ResumeThread resumes a thread that runs an agent's function.");

static void JNICALL procedure(jvmtiEnv *env, JNIEnv *jni, void *data)
{
    arrive_and_wait("procedure");
}

static void say_suspended(jthread thread)
{
    jint state = 0;
    must(GetThreadState, thread, &state);
    say("suspended: %s", truth((state & JVMTI_THREAD_STATE_SUSPENDED) != 0));
}

static void observe(JNIEnv *jni, jobject subject)
{
    jthread thread = start_agent_thread(jni, "agent thread", procedure, NULL);
    await_arrival("procedure");
    SAY_CALL(SuspendThread, thread);
    say_suspended(thread);
    SAY_CALL(ResumeThread, thread);
    say_suspended(thread);
    release_point("procedure");
    await_end(thread);
}

TEST(.probe = observe, .needs = {.can_suspend = 1});
