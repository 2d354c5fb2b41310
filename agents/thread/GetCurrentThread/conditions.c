/* SPDX-License-Identifier: Apache-2.0 */
#include "conditions.h"

TITLE("GetCurrentThread refuses unattached threads and wrong phases.");

static jvmtiError call(jvmtiEnv *env)
{
    jthread current;
    return ti_in(env, GetCurrentThread, &current);
}

CONDITIONS("GetCurrentThread", .cases = LIST("unattached-thread", "disposed-environment", "load",
                                             "unload", "start", "live"));
