/* SPDX-License-Identifier: Apache-2.0 */
#include "conditions.h"

TITLE("AddModuleReads works where it may be called, and is refused elsewhere.");

static jvmtiError call(jvmtiEnv *env)
{
    return ti_in(env, AddModuleReads, with.module, with.module);
}

CONDITIONS("AddModuleReads", .since = 9,
           .cases = LIST("unattached-thread", "disposed-environment", "load", "start", "unload",
                         "live"));
