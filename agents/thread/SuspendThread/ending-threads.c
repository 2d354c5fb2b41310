/* SPDX-License-Identifier: Apache-2.0 */
#include "../coming.h"
#include "threads.h"

TITLE("A thread that is about to end can be suspended, and then stays alive; or it has ended.");

static void meet(JNIEnv *jni, jthread thread)
{
    suspend_if_alive(thread);
}

static void observe(JNIEnv *jni, jobject unused)
{
    meet_all(jni, 200);
    say_suspensions();
}

TEST(.target = "thread.Coming", .probe = observe, .needs = {.can_suspend = 1});
