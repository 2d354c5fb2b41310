/* SPDX-License-Identifier: Apache-2.0 */
#include "../starting.h"

TITLE("After ThreadStart and ThreadEnd were disabled they come no more.");

static void observe(JNIEnv *jni, jobject thread)
{
    if (thread != NULL)
        return;
    on(ThreadStart, say_start);
    on(ThreadEnd, say_end);
    off(ThreadStart);
    off(ThreadEnd);
}

TEST(.target = "thread.Starting", .probe = observe);
