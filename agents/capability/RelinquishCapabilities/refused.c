/* SPDX-License-Identifier: Apache-2.0 */
#include "refused.h"

TITLE("RelinquishCapabilities is refused from a thread that is not attached, through a "
      "disposed environment and outside its phases.");

static jvmtiError call(jvmtiEnv *env)
{
    static const jvmtiCapabilities none;
    return ti_in(env, RelinquishCapabilities, &none);
}

REFUSED("RelinquishCapabilities",
        .cases = LIST("unattached-thread", "disposed-environment", "start", "unload"));
