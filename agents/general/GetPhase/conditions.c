/* SPDX-License-Identifier: Apache-2.0 */
#include "conditions.h"

TITLE("GetPhase works where it may be called, and is refused elsewhere.");

static jvmtiError call(jvmtiEnv *env)
{
    jvmtiPhase phase;
    return ti_in(env, GetPhase, &phase);
}

CONDITIONS("GetPhase", .cases = LIST("disposed-environment", "load", "start", "live", "unload"));
