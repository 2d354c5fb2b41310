/* SPDX-License-Identifier: Apache-2.0 */
#include "refused.h"

TITLE("GetMethodName is refused from a thread that is not attached, through a disposed "
      "environment and outside its phases.");

static jvmtiError call(jvmtiEnv *env)
{
    char *name;
    return ti_in(env, GetMethodName, with.method, &name, NULL, NULL);
}

REFUSED("GetMethodName",
        .cases = LIST("unattached-thread", "disposed-environment", "load", "unload"));
