/* SPDX-License-Identifier: Apache-2.0 */
#include "../starting.h"

TITLE("ThreadStart is posted on the new thread before its run method.");

static void observe(JNIEnv *jni, jobject thread)
{
    if (thread == NULL)
        on(ThreadStart, say_thread_start);
    else
        off(ThreadStart);
}

TEST(.target = "thread.Starting", .probe = observe);
