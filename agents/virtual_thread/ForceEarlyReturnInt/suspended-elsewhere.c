/* SPDX-License-Identifier: Apache-2.0 */
#include "../frames.h"

TITLE("A virtual thread suspended elsewhere returns early, or OPAQUE_FRAME leaves it alone.");

static void act(JNIEnv *jni, jthread thread)
{
    must(SuspendThread, thread);
    say("ForceEarlyReturnInt: %s", error_name(ti(ForceEarlyReturnInt, thread, 8)));
    must(ResumeThread, thread);
}

FRAMES_TEST(.cases = LIST("running", "native", "blocked"),
            .needs = {.can_force_early_return = 1, .can_suspend = 1});
