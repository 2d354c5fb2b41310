/* SPDX-License-Identifier: Apache-2.0 */
#include "../carriers.h"

TITLE("ForceEarlyReturnInt takes no platform thread for suspended because a virtual thread is.");

static jvmtiError call(jthread thread)
{
    return ti(ForceEarlyReturnInt, thread, 99);
}

AT_EVENT_TEST("callInt", "()I", 0, can_force_early_return, .timeout = 0);
