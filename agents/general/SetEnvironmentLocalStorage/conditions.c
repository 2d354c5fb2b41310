/* SPDX-License-Identifier: Apache-2.0 */
#include "conditions.h"

TITLE("SetEnvironmentLocalStorage works where it may be called, and is refused elsewhere.");

static jvmtiError call(jvmtiEnv *env)
{
    static int data;
    return ti_in(env, SetEnvironmentLocalStorage, &data);
}

CONDITIONS("SetEnvironmentLocalStorage",
           .cases = LIST("disposed-environment", "load", "start", "live", "unload"));
