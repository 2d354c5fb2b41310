/* SPDX-License-Identifier: Apache-2.0 */
#include "../frames.h"

TITLE("A virtual thread that is neither suspended nor current cannot be stopped.");

static void act(JNIEnv *jni, jthread thread)
{
    say("StopThread: %s", error_name(ti(StopThread, thread, sent(jni))));
}

FRAMES_TEST(.cases = EVERY_SITUATION, .needs = {.can_signal_thread = 1});
