/* SPDX-License-Identifier: Apache-2.0 */
#include "conditions.h"

TITLE("GetAvailableProcessors works in every phase and refuses disposed environments.");

static jvmtiError call(jvmtiEnv *env)
{
    jint count;
    return ti_in(env, GetAvailableProcessors, &count);
}

CONDITIONS("GetAvailableProcessors",
           .cases = LIST("disposed-environment", "load", "start", "live", "unload"));
