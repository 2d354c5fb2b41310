/* SPDX-License-Identifier: Apache-2.0 */
#include "threads.h"

TITLE("RunAgentThread refuses a priority outside the range and leaves the thread unstarted.");

static void JNICALL procedure(jvmtiEnv *env, JNIEnv *jni, void *data)
{
    say("procedure");
}

static void call(jthread thread, jint priority)
{
    say("priority %d: %s", (int)priority,
        error_name(ti(RunAgentThread, thread, procedure, NULL, priority)));
}

static void observe(JNIEnv *jni, jobject subject)
{
    jint state = 7;
    jthread thread = new_thread(jni, "agent thread");
    call(thread, JVMTI_THREAD_MIN_PRIORITY - 1);
    call(thread, JVMTI_THREAD_MAX_PRIORITY + 1);
    call(thread, -1);
    call(thread, 65536 + 5);
    must(GetThreadState, thread, &state);
    say("state: %s", thread_state(state));
    must(RunAgentThread, thread, procedure, NULL, JVMTI_THREAD_NORM_PRIORITY);
    await_end(thread);
}

TEST(.probe = observe);
