/* SPDX-License-Identifier: Apache-2.0 */
#include "refused.h"

TITLE("GetCurrentThread is refused from a thread that is not attached, through a disposed "
      "environment and outside its phases.");

static jvmtiError call(jvmtiEnv *env)
{
    jthread current;
    return ti_in(env, GetCurrentThread, &current);
}

REFUSED("GetCurrentThread",
        .cases = LIST("unattached-thread", "disposed-environment", "load", "unload"));
