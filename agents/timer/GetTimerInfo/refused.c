/* SPDX-License-Identifier: Apache-2.0 */
#include "refused.h"

TITLE("GetTimerInfo is refused through a disposed environment.");

static jvmtiError call(jvmtiEnv *env)
{
    jvmtiTimerInfo info;
    return ti_in(env, GetTimerInfo, &info);
}

REFUSED("GetTimerInfo",
        .cases = LIST("disposed-environment"));
