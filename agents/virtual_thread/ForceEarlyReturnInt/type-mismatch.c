/* SPDX-License-Identifier: Apache-2.0 */
#include "../at_event.h"

TITLE("A virtual thread at an event refuses a value of another type, and goes on as it was.");

static void act(JNIEnv *jni, jthread thread)
{
    say("ForceEarlyReturnLong: %s", error_name(ti(ForceEarlyReturnLong, thread, 31)));
    say("ForceEarlyReturnVoid: %s", error_name(ti(ForceEarlyReturnVoid, thread)));
}

AT_EVENT_TEST("callInt", "()I", 0, can_force_early_return, .timeout = 0);
