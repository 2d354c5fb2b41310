/* SPDX-License-Identifier: Apache-2.0 */
#include "conditions.h"

TITLE("RawMonitorExit is refused where it may not be called.");

static jvmtiError call(jvmtiEnv *env)
{
    return ti_in(env, RawMonitorExit, with.monitor);
}

CONDITIONS("RawMonitorExit",
        .cases = LIST("disposed-environment"));
