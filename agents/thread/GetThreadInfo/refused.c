/* SPDX-License-Identifier: Apache-2.0 */
#include "refused.h"

TITLE("GetThreadInfo is refused from a thread that is not attached, through a disposed "
      "environment and outside its phases.");

static jvmtiError call(jvmtiEnv *env)
{
    jvmtiThreadInfo info;
    return ti_in(env, GetThreadInfo, with.thread, &info);
}

REFUSED("GetThreadInfo",
        .cases = LIST("unattached-thread", "disposed-environment", "load", "start", "unload"));
