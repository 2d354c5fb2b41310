/* SPDX-License-Identifier: Apache-2.0 */
#include "../at_event.h"

TITLE("The early return of a virtual thread at an event releases the monitor of its block.");

static void act(JNIEnv *jni, jthread thread)
{
    say("ForceEarlyReturnInt: %s", error_name(ti(ForceEarlyReturnInt, thread, 31)));
}

AT_EVENT_TEST("locking", "(I)I", 6, can_force_early_return, .timeout = 0);
