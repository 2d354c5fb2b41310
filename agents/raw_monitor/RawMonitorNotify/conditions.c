/* SPDX-License-Identifier: Apache-2.0 */
#include "conditions.h"

TITLE("RawMonitorNotify is refused where it may not be called.");

static jvmtiError call(jvmtiEnv *env)
{
    return ti_in(env, RawMonitorNotify, with.monitor);
}

CONDITIONS("RawMonitorNotify",
        .cases = LIST("disposed-environment"));
