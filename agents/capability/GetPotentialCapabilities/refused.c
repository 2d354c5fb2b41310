/* SPDX-License-Identifier: Apache-2.0 */
#include "refused.h"

TITLE("GetPotentialCapabilities is refused from a thread that is not attached, through a "
      "disposed environment and outside its phases.");

static jvmtiError call(jvmtiEnv *env)
{
    jvmtiCapabilities capabilities;
    return ti_in(env, GetPotentialCapabilities, &capabilities);
}

REFUSED("GetPotentialCapabilities",
        .cases = LIST("unattached-thread", "disposed-environment", "start", "unload"));
