/* SPDX-License-Identifier: Apache-2.0 */
#include "../at_event.h"

TITLE("A virtual thread suspended at an event returns early from its method, with the value.");

static void act(JNIEnv *jni, jthread thread)
{
    say("ForceEarlyReturnLong: %s", error_name(ti(ForceEarlyReturnLong, thread, 1234567890123)));
}

AT_EVENT_TEST("callLong", "()J", 0, can_force_early_return, .timeout = 0);
