/* SPDX-License-Identifier: Apache-2.0 */
#include "refused.h"

TITLE("CreateRawMonitor is refused through a disposed environment and outside its phases.");

static jvmtiError call(jvmtiEnv *env)
{
    jrawMonitorID monitor;
    return ti_in(env, CreateRawMonitor, "monitor", &monitor);
}

REFUSED("CreateRawMonitor",
        .cases = LIST("disposed-environment", "start", "unload"));
