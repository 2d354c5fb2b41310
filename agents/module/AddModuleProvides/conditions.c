/* SPDX-License-Identifier: Apache-2.0 */
#include "conditions.h"

TITLE("AddModuleProvides works where it may be called, and is refused elsewhere.");

static jvmtiError call(jvmtiEnv *env)
{
    return ti_in(env, AddModuleProvides, with.module, with.klass, with.klass);
}

CONDITIONS("AddModuleProvides", .since = 9,
           .cases = LIST("unattached-thread", "disposed-environment", "load", "start", "unload",
                         "live"));
