/* SPDX-License-Identifier: Apache-2.0 */
#include "events.h"
#include "threads.h"

TITLE("ThreadEnd is posted for threads that end interrupted, by an exception, or both.");

static void JNICALL ended(jvmtiEnv *env, JNIEnv *jni, jthread thread)
{
    const char *name = thread_name(thread);
    if (strncmp(name, "ends", 4) == 0)
        say_end_of(jni, "ThreadEnd", thread, name);
}

static void be_interrupted(JNIEnv *jni, void *name)
{
    say("%s", (const char *)name);
    interrupt_in_java(jni, NULL);
}

static void JNICALL procedure(jvmtiEnv *env, JNIEnv *jni, void *name)
{
    be_interrupted(jni, name);
}

static void throw_at_end(JNIEnv *jni, void *name)
{
    say("%s", (const char *)name);
    (*jni)->ThrowNew(jni, find_class(jni, "java/lang/IllegalStateException"), "on purpose");
}

static void observe(JNIEnv *jni, jobject last)
{
    if (last == NULL) {
        on(ThreadEnd, ended);
        return;
    }
    start_agent_thread(jni, "ends as an agent thread", procedure, "ends as an agent thread");
    arrive_and_wait("end of ends as an agent thread");
    /* Detached before this returns. */
    run_attached("ends attached", NULL, false, be_interrupted, "ends attached");
    run_attached("ends as a daemon", NULL, true, be_interrupted, "ends as a daemon");
    run_attached("ends throwing attached", NULL, false, throw_at_end, "ends throwing attached");
}

TEST(.target = "thread.WaysToEnd", .probe = observe);
