/* SPDX-License-Identifier: Apache-2.0 */
#include "refused.h"

TITLE("RawMonitorNotifyAll is refused through a disposed environment.");

static jvmtiError call(jvmtiEnv *env)
{
    return ti_in(env, RawMonitorNotifyAll, with.monitor);
}

REFUSED("RawMonitorNotifyAll",
        .cases = LIST("disposed-environment"));
