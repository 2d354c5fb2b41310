/* SPDX-License-Identifier: Apache-2.0 */
#include "../at_event.h"

TITLE("The frame of a virtual thread suspended at an event is popped, and its call repeated.");

static void act(JNIEnv *jni, jthread thread)
{
    say("PopFrame: %s", error_name(ti(PopFrame, thread)));
}

AT_EVENT_TEST("popped", "(I)I", 8, can_pop_frame, .timeout = 0);
