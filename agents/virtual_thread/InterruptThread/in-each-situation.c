/* SPDX-License-Identifier: Apache-2.0 */
#include "../interruptible.h"

TITLE("InterruptThread interrupts a virtual thread as Thread.interrupt would, and no other.");

static void act(JNIEnv *jni, jthread thread)
{
    must(InterruptThread, thread);
}

INTERRUPTIBLE_TEST(.needs = {.can_signal_thread = 1});
