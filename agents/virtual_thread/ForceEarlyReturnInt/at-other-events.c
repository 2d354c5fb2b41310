/* SPDX-License-Identifier: Apache-2.0 */
#include "../at_kinds.h"

TITLE("A virtual thread suspended at an entry, a step or a watch returns early.");

static void act(JNIEnv *jni, jthread thread)
{
    say("ForceEarlyReturnInt: %s", error_name(ti(ForceEarlyReturnInt, thread, -2147483647)));
}

AT_KINDS_TEST("callInt", "()I", can_force_early_return, .timeout = 60);
