/* SPDX-License-Identifier: Apache-2.0 */
#include "threads.h"
#include "../starting.h"

TITLE("ThreadStart is posted at the attachment through JNI, ThreadEnd when the thread is detached.");

static void body(JNIEnv *jni, void *unused)
{
    say("attached");
}

static void observe(JNIEnv *jni, jobject unused)
{
    on(ThreadStart, say_thread_start);
    on(ThreadEnd, say_thread_end);
    run_attached("attached", NULL, false, body, NULL);
    say("detached");
    run_attached("attached", NULL, true, body, NULL);
    say("detached");
}

TEST(.probe = observe);
