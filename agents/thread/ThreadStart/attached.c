/* SPDX-License-Identifier: Apache-2.0 */
#include "threads.h"

TITLE("ThreadStart is posted at the attachment through JNI, ThreadEnd when the thread is detached.");

/* Only what the event names is said: the text is silent on attachment. */
static void JNICALL started(jvmtiEnv *env, JNIEnv *jni, jthread thread)
{
    if (strcmp(thread_name(thread), "attached") == 0)
        say("ThreadStart of attached");
}

static void JNICALL ended(jvmtiEnv *env, JNIEnv *jni, jthread thread)
{
    if (strcmp(thread_name(thread), "attached") == 0)
        say("ThreadEnd of attached");
}

static void body(JNIEnv *jni, void *unused)
{
    say("attached");
}

static void observe(JNIEnv *jni, jobject unused)
{
    on(ThreadStart, started);
    on(ThreadEnd, ended);
    run_attached("attached", NULL, false, body, NULL);
    say("detached");
    run_attached("attached", NULL, true, body, NULL);
    say("detached");
}

TEST(.probe = observe);
