/* SPDX-License-Identifier: Apache-2.0 */
#include "refused.h"

TITLE("GetThreadListStackTraces is refused from a thread that is not attached, through a "
      "disposed environment and outside its phases.");

static jvmtiError call(jvmtiEnv *env)
{
    jvmtiStackInfo *stacks;
    return ti_in(env, GetThreadListStackTraces, 1, &with.thread, 4, &stacks);
}

REFUSED("GetThreadListStackTraces",
        .cases = LIST("unattached-thread", "disposed-environment", "load", "start", "unload"));
