/* SPDX-License-Identifier: Apache-2.0 */
#include "../at_event.h"

TITLE("A virtual thread suspended at an event returns early from its method, with the value.");

static void act(JNIEnv *jni, jthread thread)
{
    say("ForceEarlyReturnDouble: %s", error_name(ti(ForceEarlyReturnDouble, thread, 1024.125)));
}

AT_EVENT_TEST("callDouble", "()D", 0, can_force_early_return, .timeout = 0);
