/* SPDX-License-Identifier: Apache-2.0 */
#include "refused.h"

TITLE("AddCapabilities is refused from a thread that is not attached, through a disposed "
      "environment and outside its phases.");

static jvmtiError call(jvmtiEnv *env)
{
    static const jvmtiCapabilities none;
    return ti_in(env, AddCapabilities, &none);
}

REFUSED("AddCapabilities",
        .cases = LIST("unattached-thread", "disposed-environment", "start", "unload"));
