/* SPDX-License-Identifier: Apache-2.0 */
#include "refused.h"

TITLE("RawMonitorEnter is refused through a disposed environment.");

static jvmtiError call(jvmtiEnv *env)
{
    return ti_in(env, RawMonitorEnter, with.monitor);
}

REFUSED("RawMonitorEnter",
        .cases = LIST("disposed-environment"));
