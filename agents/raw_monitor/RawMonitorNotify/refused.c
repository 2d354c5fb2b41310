/* SPDX-License-Identifier: Apache-2.0 */
#include "refused.h"

TITLE("RawMonitorNotify is refused through a disposed environment.");

static jvmtiError call(jvmtiEnv *env)
{
    return ti_in(env, RawMonitorNotify, with.monitor);
}

REFUSED("RawMonitorNotify",
        .cases = LIST("disposed-environment"));
