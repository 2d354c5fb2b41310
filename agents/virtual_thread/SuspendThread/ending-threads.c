/* SPDX-License-Identifier: Apache-2.0 */
#include "../../thread/suspending_ending.h"
#include "../coming.h"

TITLE("A virtual thread that is about to end can be suspended, and then stays; or it has ended.");

static void meet(jthread thread)
{
    suspend_if_alive(thread);
}

static void observe(JNIEnv *jni, jobject threads)
{
    if (!meet_all(jni, threads))
        say("errors: %d, suspensions lost: %d", errors, lost);
}

VIRTUAL_TEST(.target = "virtual_thread.EndingThreads", .probe = observe,
             .needs = {.can_suspend = 1});
