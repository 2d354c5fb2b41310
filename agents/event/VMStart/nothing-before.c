/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("No event that begins with the start phase comes before VMStart.");

static bool started;
static int early, later;

static void note(void)
{
    if (started)
        later++;
    else
        early++;
}

static void JNICALL on_class(jvmtiEnv *env, JNIEnv *jni, jthread thread, jclass klass)
{
    note();
}

static void JNICALL on_thread_event(jvmtiEnv *env, JNIEnv *jni, jthread thread)
{
    note();
}

static void load(JavaVM *vm, char *options)
{
    on(ClassLoad, on_class);
    on(ClassPrepare, on_class);
    on(ThreadStart, on_thread_event);
    on(ThreadEnd, on_thread_event);
}

static void start(JNIEnv *jni)
{
    started = true;
    say("before VMStart: %d", early);
}

static void probe(JNIEnv *jni, jobject subject)
{
    say("after it: %s", later > 0 ? "some" : "none");
    say("before it: %d", early);
}

TEST(.load = load, .start = start, .probe = probe);
