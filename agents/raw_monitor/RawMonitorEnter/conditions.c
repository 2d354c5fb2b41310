/* SPDX-License-Identifier: Apache-2.0 */
#include "conditions.h"

TITLE("RawMonitorEnter works in every phase and refuses disposed environments.");

static jvmtiError call(jvmtiEnv *env)
{
    return ti_in(env, RawMonitorEnter, with.monitor);
}

CONDITIONS("RawMonitorEnter",
           .cases = LIST("disposed-environment", "load", "start", "live", "unload"));
