/* SPDX-License-Identifier: Apache-2.0 */
#include "../at_kinds.h"

TITLE("The frame of a virtual thread suspended at an entry, a step or a watch is popped.");

static void act(JNIEnv *jni, jthread thread)
{
    say("PopFrame: %s", error_name(ti(PopFrame, thread)));
}

AT_KINDS_TEST("popped", "(I)I", can_pop_frame, .timeout = 60);
