/* SPDX-License-Identifier: Apache-2.0 */
#include "refused.h"

TITLE("RawMonitorWait is refused through a disposed environment.");

static jvmtiError call(jvmtiEnv *env)
{
    return ti_in(env, RawMonitorWait, with.monitor, 1);
}

REFUSED("RawMonitorWait",
        .cases = LIST("disposed-environment"));
