/* SPDX-License-Identifier: Apache-2.0 */
#include "refused.h"

TITLE("GetAllStackTraces is refused from a thread that is not attached, through a disposed "
      "environment and outside its phases.");

static jvmtiError call(jvmtiEnv *env)
{
    jvmtiStackInfo *stacks;
    jint count;
    return ti_in(env, GetAllStackTraces, 4, &stacks, &count);
}

REFUSED("GetAllStackTraces",
        .cases = LIST("unattached-thread", "disposed-environment", "load", "start", "unload"));
