/* SPDX-License-Identifier: Apache-2.0 */
#include "refused.h"

TITLE("DestroyRawMonitor is refused through a disposed environment and outside its phases.");

static jvmtiError call(jvmtiEnv *env)
{
    return ti_in(env, DestroyRawMonitor, with.monitor);
}

REFUSED("DestroyRawMonitor",
        .cases = LIST("disposed-environment", "start", "unload"));
