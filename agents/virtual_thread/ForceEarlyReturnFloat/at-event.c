/* SPDX-License-Identifier: Apache-2.0 */
#include "../at_event.h"

TITLE("A virtual thread suspended at an event returns early from its method, with the value.");

static void act(JNIEnv *jni, jthread thread)
{
    say("ForceEarlyReturnFloat: %s", error_name(ti(ForceEarlyReturnFloat, thread, 0.25F)));
}

AT_EVENT_TEST("callFloat", "()F", 0, can_force_early_return, .timeout = 0);
