/* SPDX-License-Identifier: Apache-2.0 */
#include "threads.h"

TITLE("GetCurrentThread returns the calling thread on main, Java, agent and attached threads.");

static void in_attached(JNIEnv *jni, void *unused)
{
    say_current_thread(jni);
}

static void JNICALL in_agent_thread(jvmtiEnv *env, JNIEnv *jni, void *unused)
{
    say_current_thread(jni);
}

static void observe(JNIEnv *jni, jthread thread)
{
    say_current_thread(jni);
    if (thread == NULL)
        return;
    await_end(start_agent_thread(jni, "agent thread", in_agent_thread, NULL));
    run_attached("attached", NULL, false, in_attached, NULL);
    release_point("go");
}

TEST(.target = "thread.Named", .probe = observe);
