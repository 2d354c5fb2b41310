/* SPDX-License-Identifier: Apache-2.0 */
#include "conditions.h"

TITLE("AddModuleExports works where it may be called, and is refused elsewhere.");

static jvmtiError call(jvmtiEnv *env)
{
    return ti_in(env, AddModuleExports, with.module, "assay", with.module);
}

CONDITIONS("AddModuleExports", .since = 9,
           .cases = LIST("unattached-thread", "disposed-environment", "load", "start", "unload",
                         "live"));
