/* SPDX-License-Identifier: Apache-2.0 */
#include "refused.h"

TITLE("AddModuleReads is refused from a thread that is not attached, through a disposed "
      "environment and outside its phases.");

static jvmtiError call(jvmtiEnv *env)
{
    return ti_in(env, AddModuleReads, with.module, with.module);
}

REFUSED("AddModuleReads", .since = 9,
        .cases = LIST("unattached-thread", "disposed-environment", "load", "start", "unload"));
