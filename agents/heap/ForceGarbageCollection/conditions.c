/* SPDX-License-Identifier: Apache-2.0 */
#include "conditions.h"

TITLE("ForceGarbageCollection refuses unattached threads, disposed environments and wrong phases.");

static jvmtiError call(jvmtiEnv *env)
{
    return ti_in(env, ForceGarbageCollection);
}

CONDITIONS("ForceGarbageCollection", .cases = LIST("unattached-thread", "disposed-environment",
                                                   "load", "start", "unload", "live"));
