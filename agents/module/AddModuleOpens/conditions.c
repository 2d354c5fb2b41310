/* SPDX-License-Identifier: Apache-2.0 */
#include "conditions.h"

TITLE("AddModuleOpens works where it may be called, and is refused elsewhere.");

static jvmtiError call(jvmtiEnv *env)
{
    return ti_in(env, AddModuleOpens, with.module, "assay", with.module);
}

CONDITIONS("AddModuleOpens", .since = 9,
           .cases = LIST("unattached-thread", "disposed-environment", "load", "start", "unload",
                         "live"));
