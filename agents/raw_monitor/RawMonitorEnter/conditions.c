/* SPDX-License-Identifier: Apache-2.0 */
#include "conditions.h"

TITLE("RawMonitorEnter works where it may be called, and is refused elsewhere.");

static jvmtiError call(jvmtiEnv *env)
{
    return ti_in(env, RawMonitorEnter, with.monitor);
}

CONDITIONS("RawMonitorEnter",
           .cases = LIST("disposed-environment", "load", "start", "live", "unload"));
