/* SPDX-License-Identifier: Apache-2.0 */
#include "refused.h"

TITLE("GetThreadGroupInfo is refused from a thread that is not attached, through a disposed "
      "environment and outside its phases.");

static jvmtiError call(jvmtiEnv *env)
{
    jvmtiThreadGroupInfo info;
    return ti_in(env, GetThreadGroupInfo, with.group, &info);
}

REFUSED("GetThreadGroupInfo",
        .cases = LIST("unattached-thread", "disposed-environment", "load", "start", "unload"));
