/* SPDX-License-Identifier: Apache-2.0 */
#include "conditions.h"

TITLE("GetTimerInfo works where it may be called, and is refused elsewhere.");

static jvmtiError call(jvmtiEnv *env)
{
    jvmtiTimerInfo info;
    return ti_in(env, GetTimerInfo, &info);
}

CONDITIONS("GetTimerInfo",
           .cases = LIST("disposed-environment", "load", "start", "live", "unload"));
