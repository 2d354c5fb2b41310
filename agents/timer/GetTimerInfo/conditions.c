/* SPDX-License-Identifier: Apache-2.0 */
#include "conditions.h"

TITLE("GetTimerInfo works in every phase and refuses disposed environments.");

static jvmtiError call(jvmtiEnv *env)
{
    jvmtiTimerInfo info = {0};
    return ti_in(env, GetTimerInfo, &info);
}

CONDITIONS("GetTimerInfo",
           .cases = LIST("disposed-environment", "load", "start", "live", "unload"));
