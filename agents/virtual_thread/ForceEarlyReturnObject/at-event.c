/* SPDX-License-Identifier: Apache-2.0 */
#include "../at_event.h"

TITLE("A virtual thread suspended at an event returns early from its method, with the value.");

static void act(JNIEnv *jni, jthread thread)
{
    say("ForceEarlyReturnObject: %s",
        error_name(ti(ForceEarlyReturnObject, thread, (*jni)->NewStringUTF(jni, "virtual"))));
}

AT_EVENT_TEST("callObject", "()Ljava/lang/Object;", 0, can_force_early_return, .timeout = 0);
