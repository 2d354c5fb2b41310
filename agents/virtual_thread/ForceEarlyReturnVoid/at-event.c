/* SPDX-License-Identifier: Apache-2.0 */
#include "../at_event.h"

TITLE("A virtual thread suspended at an event returns early from its method, with the value.");

static void act(JNIEnv *jni, jthread thread)
{
    say("ForceEarlyReturnVoid: %s", error_name(ti(ForceEarlyReturnVoid, thread)));
}

AT_EVENT_TEST("callVoid", "()V", 0, can_force_early_return, .timeout = 0);
