/* SPDX-License-Identifier: Apache-2.0 */
#include "conditions.h"

TITLE("SetEventCallbacks works where it may be called, and is refused elsewhere.");

static jvmtiError call(jvmtiEnv *env)
{
    return ti_in(env, SetEventCallbacks, NULL, 0);
}

CONDITIONS("SetEventCallbacks",
           .cases = LIST("unattached-thread", "disposed-environment", "start", "unload", "live"));
