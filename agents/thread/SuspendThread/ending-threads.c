/* SPDX-License-Identifier: Apache-2.0 */
#include "../short_lived.h"
#include "threads.h"

TITLE("SuspendThread of an ending thread suspends it while it is alive or returns THREAD_NOT_ALIVE.");

static void meet(JNIEnv *jni, jthread thread)
{
    suspend_if_alive(thread);
}

static void observe(JNIEnv *jni, jobject unused)
{
    meet_all(jni, 200);
    say_suspensions();
}

TEST(.target = "thread.ShortLived", .probe = observe, .needs = {.can_suspend = 1});
