/* SPDX-License-Identifier: Apache-2.0 */
#include "threads.h"

TITLE("ThreadStart and ThreadEnd are posted on an agent thread, around its procedure.");

static bool is_ours(jthread thread)
{
    return strcmp(thread_name(thread), "agent thread") == 0;
}

static void say_posted(JNIEnv *jni, const char *event, jthread thread)
{
    say("%s on the thread: %s", event, truth((*jni)->IsSameObject(jni, current_thread(), thread)));
}

static void JNICALL started(jvmtiEnv *env, JNIEnv *jni, jthread thread)
{
    if (is_ours(thread))
        say_posted(jni, "ThreadStart", thread);
}

static void JNICALL ended(jvmtiEnv *env, JNIEnv *jni, jthread thread)
{
    if (is_ours(thread)) {
        say_posted(jni, "ThreadEnd", thread);
        release_point("ended");
    }
}

static void JNICALL procedure(jvmtiEnv *env, JNIEnv *jni, void *data)
{
    say("procedure");
}

static void observe(JNIEnv *jni, jobject subject)
{
    on(ThreadStart, started);
    on(ThreadEnd, ended);
    start_agent_thread(jni, "agent thread", procedure, NULL);
    arrive_and_wait("ended");
}

TEST(.probe = observe);
