/* SPDX-License-Identifier: Apache-2.0 */
#include "conditions.h"

TITLE("CreateRawMonitor refuses disposed environments and wrong phases.");

static jvmtiError call(jvmtiEnv *env)
{
    jrawMonitorID monitor;
    return ti_in(env, CreateRawMonitor, "monitor", &monitor);
}

CONDITIONS("CreateRawMonitor",
           .cases = LIST("disposed-environment", "start", "unload", "load", "live"));
