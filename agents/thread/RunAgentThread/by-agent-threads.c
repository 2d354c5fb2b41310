/* SPDX-License-Identifier: Apache-2.0 */
#include "threads.h"

TITLE("RunAgentThread gives a thread the priority asked for, whatever the agent thread that calls it has.");

static const jint priorities[] = {3, 9, 1, 5, 10};

static void JNICALL procedure(jvmtiEnv *env, JNIEnv *jni, void *own);

static void run(JNIEnv *jni, const jint *priority)
{
    jthread thread = new_thread(jni, "agent thread");
    jvmtiError error = ti(RunAgentThread, thread, procedure, priority, *priority);
    /* Polling could keep a thread of lower priority from running. */
    if (error == JVMTI_ERROR_NONE)
        join_in_java(jni, thread);
    say("RunAgentThread: %s", error_name(error));
}

static void JNICALL procedure(jvmtiEnv *env, JNIEnv *jni, void *own)
{
    const jint *priority = own;
    jvmtiThreadInfo info = untouched_info();
    must(GetThreadInfo, NULL, &info);
    say("priority %d, daemon %s", (int)info.priority, truth(info.is_daemon));
    release(info.name);
    if (priority + 1 < priorities + sizeof priorities / sizeof *priorities)
        run(jni, priority + 1);
}

static void observe(JNIEnv *jni, jobject unused)
{
    run(jni, priorities);
}

TEST(.probe = observe);
