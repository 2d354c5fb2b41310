/* SPDX-License-Identifier: Apache-2.0 */
#include "../starting.h"

TITLE("ThreadEnd is posted on the ending thread after its run method, even if that has thrown.");

static void observe(JNIEnv *jni, jobject thread)
{
    on(ThreadEnd, say_thread_end);
}

TEST(.target = "thread.Starting", .args = LIST("ends"), .probe = observe);
