/* SPDX-License-Identifier: Apache-2.0 */
#include "conditions.h"

TITLE("AddModuleUses works where it may be called, and is refused elsewhere.");

static jvmtiError call(jvmtiEnv *env)
{
    return ti_in(env, AddModuleUses, with.module, with.klass);
}

CONDITIONS("AddModuleUses", .since = 9,
           .cases = LIST("unattached-thread", "disposed-environment", "load", "start", "unload",
                         "live"));
