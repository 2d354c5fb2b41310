/* SPDX-License-Identifier: Apache-2.0 */
#include "conditions.h"

TITLE("GetEnvironmentLocalStorage works where it may be called, and is refused elsewhere.");

static jvmtiError call(jvmtiEnv *env)
{
    void *data;
    return ti_in(env, GetEnvironmentLocalStorage, &data);
}

CONDITIONS("GetEnvironmentLocalStorage",
           .cases = LIST("disposed-environment", "load", "start", "live", "unload"));
