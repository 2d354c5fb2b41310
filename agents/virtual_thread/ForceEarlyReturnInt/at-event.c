/* SPDX-License-Identifier: Apache-2.0 */
#include "../at_event.h"

TITLE("A virtual thread suspended at an event returns early from its method, with the value.");

static void act(JNIEnv *jni, jthread thread)
{
    say("ForceEarlyReturnInt: %s", error_name(ti(ForceEarlyReturnInt, thread, -2147483647)));
}

AT_EVENT_TEST("callInt", "()I", 0, can_force_early_return, .timeout = 0);
