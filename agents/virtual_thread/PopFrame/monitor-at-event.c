/* SPDX-License-Identifier: Apache-2.0 */
#include "../at_event.h"

TITLE("PopFrame on a virtual thread at an event releases the monitor of the frame's block.");

static void act(JNIEnv *jni, jthread thread)
{
    say("PopFrame: %s", error_name(ti(PopFrame, thread)));
}

AT_EVENT_TEST("locking", "(I)I", 6, can_pop_frame, .timeout = 0);
