/* SPDX-License-Identifier: Apache-2.0 */
#include "../starting.h"

TITLE("ThreadStart and ThreadEnd are not posted after they were disabled.");

static void observe(JNIEnv *jni, jobject thread)
{
    if (thread != NULL)
        return;
    on(ThreadStart, say_thread_start);
    on(ThreadEnd, say_thread_end);
    off(ThreadStart);
    off(ThreadEnd);
}

TEST(.target = "thread.Starting", .probe = observe);
