/* SPDX-License-Identifier: Apache-2.0 */
#include "../starting.h"

TITLE("ThreadStart and ThreadEnd are not posted after they were disabled.");

static void do_nothing(JNIEnv *jni, void *unused)
{
}

/* In the second call they are posted for a thread that is attached before they are disabled anew. */
static void observe(JNIEnv *jni, jobject thread)
{
    on(ThreadStart, say_thread_start);
    on(ThreadEnd, say_thread_end);
    if (thread != NULL)
        run_attached("attached", NULL, false, do_nothing, NULL);
    off(ThreadStart);
    off(ThreadEnd);
}

TEST(.target = "thread.Starting", .probe = observe);
