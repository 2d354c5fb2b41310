/* SPDX-License-Identifier: Apache-2.0 */
#include "conditions.h"

TITLE("DestroyRawMonitor works where it may be called, and is refused elsewhere.");

static jvmtiError call(jvmtiEnv *env)
{
    return ti_in(env, DestroyRawMonitor, with.monitor);
}

CONDITIONS("DestroyRawMonitor",
           .cases = LIST("disposed-environment", "start", "unload", "load", "live"));
