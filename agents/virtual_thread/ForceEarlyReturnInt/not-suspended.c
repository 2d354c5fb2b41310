/* SPDX-License-Identifier: Apache-2.0 */
#include "../frames.h"

TITLE("No return of a virtual thread is forced unless it is suspended or current.");

static void act(JNIEnv *jni, jthread thread)
{
    say("ForceEarlyReturnInt: %s", error_name(ti(ForceEarlyReturnInt, thread, 8)));
}

FRAMES_TEST(.cases = EVERY_SITUATION, .needs = {.can_force_early_return = 1});
