/* SPDX-License-Identifier: Apache-2.0 */
#include <sched.h>

#include "../pinned.h"

TITLE("InterruptThread ends the waiting of a virtual thread with a native caller.");

static void observe(JNIEnv *jni, jthread thread)
{
    jvmtiError error = ti(InterruptThread, thread);
    jint state = JVMTI_THREAD_STATE_ALIVE;
    while (error == JVMTI_ERROR_NONE && (state & JVMTI_THREAD_STATE_ALIVE) != 0) {
        sched_yield();
        must(GetThreadState, thread, &state);
    }
    say("InterruptThread: %s", error_name(error));
}

TEST(VIRTUAL_THREADS, .target = "virtual_thread.Pinned", .probe = pinned_probe,
     .cases = LIST(INTERRUPTIBLE), .needs = {.can_signal_thread = 1});
