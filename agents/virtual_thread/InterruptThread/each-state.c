/* SPDX-License-Identifier: Apache-2.0 */
#include "../interruptible.h"

TITLE("InterruptThread interrupts a virtual thread as Thread.interrupt does, and no other thread.");

static void act(JNIEnv *jni, jthread thread)
{
    must(InterruptThread, thread);
}

TEST(VIRTUAL_THREADS, .target = "virtual_thread.Interruptible", .probe = interruptible_probe,
     .cases = INTERRUPTIBLE_STATES, .needs = {.can_signal_thread = 1});
