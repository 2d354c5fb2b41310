/* SPDX-License-Identifier: Apache-2.0 */
#include "conditions.h"

TITLE("ForceGarbageCollection works where it may be called, and is refused elsewhere.");

static jvmtiError call(jvmtiEnv *env)
{
    return ti_in(env, ForceGarbageCollection);
}

CONDITIONS("ForceGarbageCollection", .cases = LIST("unattached-thread", "disposed-environment",
                                                   "load", "start", "unload", "live"));
