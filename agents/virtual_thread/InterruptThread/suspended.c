/* SPDX-License-Identifier: Apache-2.0 */
#include "../interruptible.h"

TITLE("InterruptThread sets the interrupt status of a suspended virtual thread.");

static bool has(jthread thread, jint bits)
{
    jint state = 0;
    must(GetThreadState, thread, &state);
    return (state & bits) != 0;
}

static void act(JNIEnv *jni, jthread thread)
{
    must(SuspendThread, thread);
    say("interrupted: %s", truth(has(thread, JVMTI_THREAD_STATE_INTERRUPTED)));
    SAY_CALL(InterruptThread, thread);
    /* The exception of a wait or sleep clears the status, and it is open whether a suspended
       thread has got that far. */
    if (!is_case("sleeping") && !is_case("waiting") && !is_case("waiting-timed"))
        say("interrupted: %s", truth(has(thread, JVMTI_THREAD_STATE_INTERRUPTED)));
    say("suspended: %s", truth(has(thread, JVMTI_THREAD_STATE_SUSPENDED)));
    must(ResumeThread, thread);
}

TEST(VIRTUAL_THREADS, .target = "virtual_thread.Interruptible", .probe = interruptible_probe,
     .cases = INTERRUPTIBLE_STATES, .needs = {.can_signal_thread = 1, .can_suspend = 1});
