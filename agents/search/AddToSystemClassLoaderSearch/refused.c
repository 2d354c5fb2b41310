/* SPDX-License-Identifier: Apache-2.0 */
#include "refused.h"

TITLE("AddToSystemClassLoaderSearch is refused from a thread that is not attached, through a "
      "disposed environment and outside its phases.");

static jvmtiError call(jvmtiEnv *env)
{
    return ti_in(env, AddToSystemClassLoaderSearch, "absent");
}

REFUSED("AddToSystemClassLoaderSearch",
        .cases = LIST("unattached-thread", "disposed-environment", "start", "unload"));
