/* SPDX-License-Identifier: Apache-2.0 */
#include "refused.h"

TITLE("GetArgumentsSize is refused from a thread that is not attached, through a disposed "
      "environment and outside its phases.");

static jvmtiError call(jvmtiEnv *env)
{
    jint size;
    return ti_in(env, GetArgumentsSize, with.method, &size);
}

REFUSED("GetArgumentsSize",
        .cases = LIST("unattached-thread", "disposed-environment", "load", "unload"));
