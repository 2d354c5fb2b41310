/* SPDX-License-Identifier: Apache-2.0 */
#include "../in_handler.h"

TITLE("In the handler of an event a virtual thread, given as null, returns early from its method.");

static void act(JNIEnv *jni, jthread self)
{
    say("ForceEarlyReturnInt: %s", error_name(ti(ForceEarlyReturnInt, NULL, -42)));
}

IN_HANDLER_TEST("callInt", "()I", 0, can_force_early_return, .timeout = 0);
