/* SPDX-License-Identifier: Apache-2.0 */
#include "conditions.h"

TITLE("RawMonitorNotifyAll is refused where it may not be called.");

static jvmtiError call(jvmtiEnv *env)
{
    return ti_in(env, RawMonitorNotifyAll, with.monitor);
}

CONDITIONS("RawMonitorNotifyAll",
        .cases = LIST("disposed-environment"));
