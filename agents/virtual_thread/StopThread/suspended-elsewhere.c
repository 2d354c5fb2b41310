/* SPDX-License-Identifier: Apache-2.0 */
#include "../frames.h"

TITLE("A virtual thread suspended elsewhere throws what is sent, or OPAQUE_FRAME leaves it alone.");

static void act(JNIEnv *jni, jthread thread)
{
    must(SuspendThread, thread);
    say("StopThread: %s", error_name(ti(StopThread, thread, sent(jni))));
    must(ResumeThread, thread);
}

FRAMES_TEST(.cases = EVERY_SITUATION, .needs = {.can_signal_thread = 1, .can_suspend = 1});
