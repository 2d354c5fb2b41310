/* SPDX-License-Identifier: Apache-2.0 */
#include "../ready.h"

TITLE("The frame of a virtual thread suspended without a carrier is popped, or OPAQUE_FRAME.");

static void act(JNIEnv *jni, jthread thread)
{
    must(SuspendThread, thread);
    say("PopFrame: %s", error_name(ti(PopFrame, thread)));
    must(ResumeThread, thread);
}

/* The frame on top is one of the class library, or the act that waits for a monitor. */
READY_TEST(.cases = LIST("yielded", "unparked"), .needs = {.can_pop_frame = 1, .can_suspend = 1});
