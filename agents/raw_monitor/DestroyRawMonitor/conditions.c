/* SPDX-License-Identifier: Apache-2.0 */
#include "conditions.h"

TITLE("DestroyRawMonitor refuses disposed environments and wrong phases.");

static jvmtiError call(jvmtiEnv *env)
{
    return ti_in(env, DestroyRawMonitor, with.monitor);
}

CONDITIONS("DestroyRawMonitor",
           .cases = LIST("disposed-environment", "start", "unload", "load", "live"));
