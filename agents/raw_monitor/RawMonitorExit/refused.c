/* SPDX-License-Identifier: Apache-2.0 */
#include "refused.h"

TITLE("RawMonitorExit is refused through a disposed environment.");

static jvmtiError call(jvmtiEnv *env)
{
    return ti_in(env, RawMonitorExit, with.monitor);
}

REFUSED("RawMonitorExit",
        .cases = LIST("disposed-environment"));
