/* SPDX-License-Identifier: Apache-2.0 */
#include "refused.h"

TITLE("ForceGarbageCollection is refused from a thread that is not attached, through a "
      "disposed environment and outside its phases.");

static jvmtiError call(jvmtiEnv *env)
{
    return ti_in(env, ForceGarbageCollection);
}

REFUSED("ForceGarbageCollection",
        .cases = LIST("unattached-thread", "disposed-environment", "load", "start", "unload"));
