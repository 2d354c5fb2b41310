/* SPDX-License-Identifier: Apache-2.0 */
#include "conditions.h"

TITLE("GetTime works in every phase and refuses disposed environments.");

static jvmtiError call(jvmtiEnv *env)
{
    jlong nanoseconds;
    return ti_in(env, GetTime, &nanoseconds);
}

CONDITIONS("GetTime", .cases = LIST("disposed-environment", "load", "start", "live", "unload"));
