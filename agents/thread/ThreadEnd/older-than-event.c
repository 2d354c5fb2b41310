/* SPDX-License-Identifier: Apache-2.0 */
#include "events.h"
#include "threads.h"

TITLE("ThreadEnd enabled for all threads is posted on agent and attached threads started before.");

static void JNICALL ended(jvmtiEnv *env, JNIEnv *jni, jthread thread)
{
    say_end_of(jni, "ThreadEnd", thread, "older agent thread");
    say_end_of(jni, "ThreadEnd", thread, "older attached thread");
}

static void live(JNIEnv *jni, void *name)
{
    arrive_and_wait(name);
    say("%s", (const char *)name);
}

static void JNICALL procedure(jvmtiEnv *env, JNIEnv *jni, void *name)
{
    live(jni, name);
}

static void observe(JNIEnv *jni, jobject unused)
{
    start_agent_thread(jni, "older agent thread", procedure, "older agent thread");
    pthread_t attached = start_attached("older attached thread", live, "older attached thread");
    await_arrival("older agent thread");
    await_arrival("older attached thread");
    on(ThreadEnd, ended);
    release_point("older agent thread");
    arrive_and_wait("end of older agent thread");
    release_point("older attached thread");
    pthread_join(attached, NULL);
}

TEST(.probe = observe);
